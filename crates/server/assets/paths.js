// Paths of clicks: what is offered, and how it is narrowed click by click. The same narrowing as on the server.

/** A path as steps: `+token` is a member of a set, clicked in any order within its run. */
const readPath = (text) => ({
  text,
  steps: text.split(" ").map((t) => (t[0] === "+" ? { token: t.slice(1), member: true } : { token: t, member: false })),
});

/** The unclicked steps that may come next: one, or the rest of a run of members. */
function nextSteps(path) {
  const first = path.steps.findIndex((_, i) => !path.clicked.has(i));
  if (first < 0) return [];
  if (!path.steps[first].member) return [first];
  const run = [];
  for (let i = first; i < path.steps.length && path.steps[i].member; i++) if (!path.clicked.has(i)) run.push(i);
  return run;
}

/** A click that is next keeps those paths, any other click keeps the paths that hold it. */
function narrow(paths, clicks) {
  let open = paths.map(({ text, steps }) => ({ text, steps, clicked: new Set() }));
  for (const token of clicks) {
    const isNext = (path) => nextSteps(path).some((i) => path.steps[i].token === token);
    const inOrder = open.some(isNext);
    open = open.filter((path) => {
      if (inOrder && !isNext(path)) return false;
      const at = path.steps.findIndex((s, i) => s.token === token && !path.clicked.has(i));
      if (at < 0) return false;
      if (!path.steps[at].member) {
        for (let i = at - 1; i >= 0 && path.steps[i].member; i--) if (!path.clicked.has(i)) return false;
      }
      path.clicked.add(at);
      return true;
    });
  }
  return open;
}

const nextTokens = (open) => new Set(open.flatMap((path) => nextSteps(path).map((i) => path.steps[i].token)));
/** Tokens of a kind stand for each other; plain words are of one kind. */
const kind = (token) => (token.includes(":") ? token.split(":")[0] : "");

/** The way chosen so far. It knows no page: what is lit follows from it. */
export class Choice {
  constructor() {
    this.paths = [];
    this.clicks = []; // { token, forced }: what was clicked, and what was the only way on.
  }

  /** A new question. */
  offer(texts) {
    this.paths = texts.map(readPath);
  }

  /** Ways that are accepted though they are not offered. */
  accept(texts) {
    this.paths.push(...texts.map(readPath));
  }

  tokens() {
    return this.clicks.map((click) => click.token);
  }

  /** The paths that the clicks have left open. */
  open(clicks = this.clicks) {
    return narrow(
      this.paths,
      clicks.map((click) => click.token),
    );
  }

  /** What is clicked next. */
  next() {
    return nextTokens(this.open());
  }

  /** The path that is spelled out, if one is. */
  whole() {
    return this.open().find((path) => path.clicked.size === path.steps.length)?.text;
  }

  /** Takes these clicks, then the tokens that are the only way on, except the last of a path. */
  take(clicks) {
    this.clicks = clicks;
    for (;;) {
      const open = this.open();
      const next = [...nextTokens(open)];
      if (next.length !== 1 || open.some((p) => p.clicked.size + 1 >= p.steps.length)) return;
      this.clicks.push({ token: next[0], forced: true });
    }
  }

  /** The clicks with `token` as the next one, else in place of one of its kind, else alone. */
  fitting(token) {
    const fits = (clicks) => this.open(clicks).length > 0;
    const fresh = { token, forced: false };
    if (fits([...this.clicks, fresh])) return [...this.clicks, fresh];
    const at = this.clicks.findIndex((c) => kind(c.token) === kind(token));
    for (let end = this.clicks.length; at >= 0 && end > at; end--) {
      const clicks = [...this.clicks.slice(0, at), fresh, ...this.clicks.slice(at + 1, end)];
      if (fits(clicks)) return clicks;
    }
    return fits([fresh]) ? [fresh] : null;
  }

  /** Whether a token can be one of a set. */
  member(token) {
    return this.paths.some((path) => path.steps.some((step) => step.member && step.token === token));
  }

  /** Whether `token` could be one more of a set that is being chosen: together they may be a way that is not offered. */
  joins(token) {
    return this.begun() && this.member(token) && [...this.tokens(), ...this.next()].some((other) => this.member(other));
  }

  /** The clicks so far, without the members of a set that came by themselves: others may be meant instead of them. */
  meant() {
    return this.clicks.filter((click) => !(click.forced && this.member(click.token))).map((click) => click.token);
  }

  /** A run of clicks as one: a plate that stands for several tokens, in their order and without what was clicked before. */
  running(run) {
    const clicks = run.split(" ").map((token) => ({ token, forced: false }));
    return clicks.length > 1 && this.open(clicks).length > 0 ? clicks : null;
  }

  /** What could be chosen in place of what is chosen. */
  others() {
    const [next, clicked] = [this.next(), this.tokens()];
    const others = new Set();
    for (const token of new Set(this.paths.flatMap((p) => p.steps.map((s) => s.token)))) {
      if (next.has(token) || clicked.includes(token)) continue;
      const clicks = this.fitting(token);
      if (clicks && clicks.length > 1) others.add(token);
    }
    return others;
  }

  /** Whether anything was chosen, not only taken as the only way on. */
  begun() {
    return this.clicks.some((c) => !c.forced);
  }

  /** Back before `token`, or before the last click that was a choice; what is forced comes by itself. The click that was left. */
  back(token) {
    let at = token ? this.clicks.findIndex((c) => c.token === token) : this.clicks.length - 1;
    while (at >= 0 && this.clicks[at].forced) at--;
    if (at < 0) return null;
    const left = this.clicks[at].token;
    this.take(this.clicks.slice(0, at));
    return left;
  }
}
