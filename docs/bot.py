"""A bot in forty lines. It plays one seat of one table with nothing but that seat's key:

    python3 docs/bot.py http://127.0.0.1:7711 TABLE KEY
"""
import json
import random
import sys
import urllib.error
import urllib.request
import uuid

house, table, key = sys.argv[1:4]


def ask(what, body=None):
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{house}/api/tables/{table}/{what}", data, headers)
    return urllib.request.urlopen(request, timeout=60)


def play():
    # One scene a line, from now on. An empty line only says that the house is still there.
    for line in ask("stream.ndjson"):
        scene = json.loads(line) if line.strip() else {}
        if scene.get("over"):
            return
        if scene.get("asked"):
            # Here a better bot would think: `view` is all it may know, `preview` what a path is sure to bring.
            path = random.choice(scene["paths"])
            try:
                ask("move", {"seen": scene["seen"], "path": path, "id": uuid.uuid4().hex})
            except urllib.error.HTTPError as refused:
                if refused.code != 409:  # 409: the table has moved on; the next scene says how it stands.
                    sys.exit(json.load(refused)["title"])


play()
for sheet in json.load(ask("view"))["sheets"]:
    print(f"seat {sheet['seat']}: {sheet['total']} points, place {sheet['rank']}")
