import { AsyncLocalStorage } from 'node:async_hooks';
import { type Fate, type Fates, OK } from './fates.ts';
import { mixed } from './seeded.ts';

/** One run of a handler or worker. What it does after its death has no effect. */
export interface Invocation {
  readonly name: string;
  /** How many boundaries it has crossed. */
  calls: number;
  dead: boolean;
  readonly died: PromiseWithResolvers<never>;
}

/** A step of the run, in the words of the trace. */
export interface Traced {
  readonly at: number;
  readonly by: string;
  readonly call: string;
  readonly fate: string;
}

interface Task {
  readonly order: number;
  readonly at: number;
  readonly invocation: Invocation | undefined;
  /** Settles when the call has had its effect. */
  run(): unknown;
}

/** The process of an invocation ended at one of its awaits. */
export class Died extends Error {
  override readonly name = 'Died';
}

const realImmediate = setImmediate;
/** All work that needs no boundary is done: only microtasks can be left, and they have run. */
const quiet = (): Promise<void> => new Promise((resolve) => realImmediate(resolve));

/** The latency of a call, in ms. */
const LATENCY = 12;

/**
 * Runs every call that crosses a boundary (a table, a queue, a provider, a timer) as a task of its own. The seed decides
 * which task is next and how it ends; nothing else does, so a seed always gives the same run.
 */
export class Scheduler {
  now: number;
  readonly trace: Traced[] = [];
  readonly #seed: number;
  readonly #fates: Fates;
  readonly #current = new AsyncLocalStorage<Invocation>();
  #tasks: Task[] = [];
  #timers: Task[] = [];

  constructor(seed: number, fates: Fates, startsAt: number) {
    this.#seed = seed;
    this.#fates = fates;
    this.now = startsAt;
  }

  /** Runs an invocation. Rejects with `Died` if the run ends it. */
  async invoke<T>(name: string, run: () => Promise<T>): Promise<T> {
    const invocation: Invocation = { name, calls: 0, dead: false, died: Promise.withResolvers<never>() };
    invocation.died.promise.catch(() => undefined);
    return await Promise.race([this.#current.run(invocation, run), invocation.died.promise]);
  }

  /** A call across a boundary. It has an effect or none, and the caller learns of it or not, as the seed decides. */
  call<T>(kind: string, label: string, apply: (fate: Fate) => T | Promise<T>): Promise<T> {
    const invocation = this.#current.getStore();
    if (invocation) invocation.calls += 1;
    const nth = invocation?.calls ?? 0;
    const fate = invocation ? this.#fates({ kind, label, by: invocation.name, nth }) : OK;
    return new Promise((resolve, reject) => {
      const run = () => {
        this.#note(invocation, `${kind} ${label}`, fate);
        const settle = this.#outcome(fate, label, apply, invocation);
        settle?.then(resolve, reject);
        return settle;
      };
      const order = mixed(this.#seed, invocation?.name ?? '', nth, label);
      this.#tasks.push({ order, at: this.now + (fate.late ?? 0), invocation, run });
    });
  }

  #outcome<T>(
    fate: Fate,
    label: string,
    apply: (fate: Fate) => T | Promise<T>,
    invocation: Invocation | undefined,
  ): Promise<T> | undefined {
    const applied = () => Promise.resolve().then(() => apply(fate));
    if (fate.refuse) return Promise.reject(fate.refuse());
    let result = applied();
    /* The client sends both attempts of a transaction with one token, so the second has no effect. */
    if (fate.twice && !label.startsWith('Transact')) result = result.then(applied, applied);
    if (fate.forget) {
      const { forget } = fate;
      return result.then(
        () => Promise.reject(forget()),
        () => Promise.reject(forget()),
      );
    }
    if (!fate.die || !invocation) return result;
    result.catch(() => undefined);
    this.end(invocation);
    return undefined;
  }

  /** Ends an invocation for good, at this await. */
  end(invocation: Invocation): void {
    invocation.dead = true;
    invocation.died.reject(new Died(`${invocation.name} died`));
  }

  /** Resolves after simulated time. A timer of a dead invocation never fires. */
  wait(ms: number, then: () => void): void {
    const invocation = this.#current.getStore();
    this.#timers.push({ order: 0, at: this.now + Math.max(0, ms), invocation, run: then });
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.wait(ms, resolve));
  }

  #note(invocation: Invocation | undefined, call: string, { name }: Fate): void {
    this.trace.push({ at: this.now, by: invocation?.name ?? 'world', call, fate: name });
  }

  #next(): Task | undefined {
    this.#tasks = this.#tasks.filter(({ invocation }) => !invocation?.dead);
    const due = this.#timers.filter(({ at }) => at <= this.now);
    if (due.length > 0) {
      this.#timers = this.#timers.filter(({ at }) => at > this.now);
      return { order: 0, at: this.now, invocation: undefined, run: () => this.#fire(due) };
    }
    const ready = this.#tasks.filter(({ at }) => at <= this.now);
    const [first, ...rest] = ready;
    if (first) {
      const next = rest.reduce((least, task) => (task.order < least.order ? task : least), first);
      this.#tasks.splice(this.#tasks.indexOf(next), 1);
      return next;
    }
    const at = Math.min(...[...this.#tasks, ...this.#timers].map((task) => task.at));
    if (at === Number.POSITIVE_INFINITY) return undefined;
    this.now = Math.max(this.now, at);
    return this.#next();
  }

  #fire(due: readonly Task[]): void {
    for (const { invocation, run } of due) if (!invocation?.dead) run();
  }

  /** Runs tasks until none is left. */
  async drain(limit = 200_000): Promise<void> {
    for (let count = 0; count < limit; count += 1) {
      await quiet();
      const task = this.#next();
      if (!task) return;
      this.now += 1 + (task.order % LATENCY);
      await Promise.resolve(task.run()).catch(() => undefined);
    }
    throw new Error('The run does not end');
  }
}
