"""Holds the house to its written interface: a game played with every answer checked, then requests made up from the document.

    check.py ADDRESS SECONDS    (with schemathesis; `cargo xtask test interface` sets all of it up)
"""
import json
import random
import subprocess
import sys
import urllib.request
from pathlib import Path

import schemathesis

house, seconds = sys.argv[1], int(sys.argv[2])
dice = random.Random(5)
checked = {}


def visitor():
    """Headers of somebody new: the house's own Origin, and the cookie it gave."""
    game = json.load(urllib.request.urlopen(f"{house}/api/games"))[0]["id"]
    body = {"game": game, "seats": ["me", {"bot": "greedy"}], "nonce": "check"}
    headers = {"Origin": house, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{house}/api/tables", json.dumps(body).encode(), headers)
    answer = urllib.request.urlopen(request)
    headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
    return headers, json.load(answer)["table"], game


headers, table, game = visitor()
schema = schemathesis.openapi.from_url(f"{house}/api/openapi.json")


def ask(method, path, body=None, at=None, seat=None, query=None, good=True):
    """One request as a person would send it; its answer must be as the document says."""
    operation = schema[path][method]
    places = {"id": table, "at": at, "seat": seat, "game": game}
    sent = {"body": body, "media_type": "application/json"} if body is not None else {}
    places = {name: value for name, value in places.items() if f"{{{name}}}" in path}
    case = operation.Case(method=method, path_parameters=places, query=query or {}, **sent)
    answer = case.call(headers=headers)
    case.validate_response(answer)
    if good and answer.status_code != 200:
        sys.exit(f"{method} {path}: {answer.status_code} {answer.text}")
    checked[(method, path, answer.status_code)] = checked.get((method, path, answer.status_code), 0) + 1
    return answer.json()


def play():
    """The whole game, asking on the way all that can be asked."""
    path = "/api/tables/{id}"
    moves = 0
    while True:
        scene = ask("GET", f"{path}/scene")
        if scene["over"]:
            return moves
        if not scene["asked"]:
            continue
        chosen = dice.choice(scene["paths"])
        order = {"seen": scene["seen"], "id": f"m{moves}"}
        if moves % 8 == 0:
            ask("GET", f"{path}/view")
            ask("POST", f"{path}/rows", {"clicked": []})
            ask("POST", f"{path}/rows", {"clicked": chosen.replace("+", "").split()[:1]})
            ask("POST", f"{path}/probe", {"clicked": ["nothing:here"]})
            ask("POST", f"{path}/preview", {"path": chosen})
            ask("POST", f"{path}/move", {**order, "path": "no such:path"}, good=False)
            ask("GET", f"{path}/replay")
            ask("GET", f"{path}/replay/{{at}}", at=0)
            ask("GET", f"{path}/luck")
            ask("GET", f"{path}/journal", good=False)
        ask("POST", f"{path}/move", {**order, "path": chosen})
        ask("POST", f"{path}/move", {**order, "id": "late", "path": chosen}, good=False)
        if moves % 5 == 4:
            scene = ask("GET", f"{path}/scene")
            undo = scene["undo"] or {}
            if undo.get("undo"):
                ask("POST", f"{path}/undo", {"seen": scene["seen"], "id": f"u{moves}"})
                scene = ask("GET", f"{path}/scene")
                if scene["undo"]["redo"]:
                    ask("POST", f"{path}/redo", {"seen": scene["seen"], "id": f"r{moves}"})
        moves += 1


def company():
    """People around a table: before the start, in the game, on other devices."""
    global table
    ask("POST", "/api/me/name", {"name": "Ada"})
    ask("GET", "/api/me")
    ask("POST", "/api/me/code")
    ask("POST", "/api/device", {"code": "no such code"}, good=False)
    ask("GET", "/api/tables")
    path = "/api/tables/{id}"
    pace = {"time": {"kind": "days", "days": 2}}
    wish = {"game": game, "seats": ["me", "friend"], "public": True, "pace": pace, "nonce": "n"}
    table = ask("POST", "/api/tables", wish)["table"]
    ask("GET", f"{path}/scene", good=False)
    ask("GET", f"{path}/links", good=False)
    ask("POST", f"{path}/seats/{{seat}}/link", seat=1, good=False)
    ask("POST", f"{path}/claim", {"code": "no such code"}, good=False)
    ask("POST", f"{path}/ready", {"ready": False})
    ask("POST", f"{path}/ready", {"ready": True})
    ask("POST", f"{path}/seats/{{seat}}", {"bot": "greedy"}, seat=1)
    ask("GET", "/api/me/tables")
    ask("POST", f"{path}/start", good=False)
    ask("GET", f"{path}/clocks")
    ask("POST", f"{path}/talk", {"text": "Good luck!"}, good=False)
    ask("GET", f"{path}/talk")
    ask("GET", "/api/me/turns")
    ask("POST", f"{path}/part", {"agree": False}, good=False)
    ask("POST", f"{path}/leave")
    ask("POST", f"{path}/return", good=False)
    ask("POST", f"{path}/resign", good=False)
    ask("POST", f"{path}/again", {}, good=False)


moves = play()
ask("GET", "/api/tables/{id}/luck")
ask("GET", "/api/tables/{id}/replay", query={"as": "public"})
ask("POST", "/api/journals", ask("GET", "/api/tables/{id}/journal"))
ask("POST", "/api/journals", {"moves": []}, good=False)
ask("POST", "/api/tables/{id}/take-back", {"agree": False})
ask("POST", "/api/tables/{id}/key")
ask("GET", "/api/games")
ask("GET", "/api/games/{game}/rules")
ask("GET", "/healthz")
finished = table
company()
table = finished
print(f"{moves} moves, {sum(checked.values())} answers of {len(checked)} kinds are as the document says")

config = f"""
request-timeout = 20
[parameters]
"path.id" = "{table}"
"path.game" = "{game}"
"""
with open("schemathesis.toml", "w") as file:
    file.write(config)
made_up = [
    Path(sys.executable).with_name("schemathesis"), "--config-file", "schemathesis.toml", "run", f"{house}/api/openapi.json",
    # A stream never ends, and one scene of it was looked at above.
    "--exclude-path-regex", "stream",
    "--phases", "examples,coverage,fuzzing", "--max-examples", "12", "--max-time", str(seconds), "--seed", "5",
    "--generation-database", "none", "--no-color",
    # Who one is decides more than the document can say: strangers may look, and a rule refuses what has the right shape.
    "--exclude-checks", "ignored_auth,positive_data_acceptance,missing_required_header",
]
for name, value in headers.items():
    if name != "Content-Type":
        made_up += ["--header", f"{name}: {value}"]
sys.exit(subprocess.run(made_up).returncode)
