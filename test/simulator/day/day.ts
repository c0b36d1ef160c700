import { accepted, type Reply, type Request, rejected } from '../run/api.ts';
import type { Simulation } from '../run/simulation.ts';
import type { Beginning, Person } from './beginning.ts';

/** A thing that the day made, as far as its clients know. */
export interface Made {
  readonly entity: string;
  readonly id: string;
  readonly by: string;
  /** How many deletions were sent whose outcome allows that the thing is gone. */
  deletions: number;
  readonly more: Readonly<Record<string, unknown>>;
}

/** What a request wrote into one value, and when. */
export interface Write {
  readonly to: string;
  readonly value: string;
  readonly from: number;
  readonly until: number;
  readonly certain: boolean;
}

const dataOf = ({ body }: Reply): Record<string, unknown> & { readonly id?: string } =>
  (body.data ?? {}) as Record<string, unknown> & { id?: string };

/** A day while it runs: what its clients sent, and what they know. */
export class Day {
  readonly simulation: Simulation;
  readonly ours: Beginning;
  readonly theirs: Beginning;
  readonly made: Made[] = [];
  readonly writes: Write[] = [];
  /** What broke a promise while the day ran. */
  readonly broken: string[] = [];
  /** Numbers by name that domains count for their checks. */
  readonly counts = new Map<string, number>();

  constructor(simulation: Simulation, ours: Beginning, theirs: Beginning) {
    this.simulation = simulation;
    this.ours = ours;
    this.theirs = theirs;
  }

  member(number: number): Person {
    const member = this.ours.members[number % this.ours.members.length];
    if (!member) throw new Error('There is no member');
    return member;
  }

  get owner(): string {
    return this.ours.team.users.owner.token;
  }

  /** The thing of an entity that a number selects; `undefined` if the day has made none. */
  one(entity: string, number: number): Made | undefined {
    const of = this.made.filter((thing) => thing.entity === entity);
    return of[number % of.length];
  }

  count(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  /** Called before a request whose outcome depends on how far the work that follows from earlier ones has come. */
  awaitLateWork: (() => Promise<void>) | undefined;

  /** The writes of a value that are under way. */
  readonly #changing = new Map<string, number>();

  isChanging(to: string): boolean {
    return (this.#changing.get(to) ?? 0) > 0;
  }

  /** The last write of a value that may have happened. */
  last(to: string): Write | undefined {
    return this.writes.findLast((write) => write.to === to);
  }

  /** Sends a request. No request may fail in another way than by a refusal or an unavailable service. */
  async send(request: Request): Promise<Reply> {
    const reply = await this.simulation.api.call(request);
    if (reply.status !== undefined && reply.status >= 500 && reply.status !== 503)
      this.broken.push(`${request.method} ${request.path} was answered with ${reply.status}`);
    return reply;
  }

  /** Creates a thing and remembers it if the client knows that it exists. */
  async create(entity: string, by: string, request: Request, more: Made['more'] = {}): Promise<Made | undefined> {
    const reply = await this.send(request);
    const { id } = dataOf(reply);
    if (!accepted(reply) || id === undefined) return undefined;
    const thing: Made = { entity, id, by, deletions: 0, more: { ...more, data: dataOf(reply) } };
    this.made.push(thing);
    return thing;
  }

  /** Deletes a thing. It may be gone unless the deletion was refused. */
  async remove(thing: Made, request: Request): Promise<Reply> {
    thing.deletions += 1;
    const reply = await this.send(request);
    if (rejected(reply)) thing.deletions -= 1;
    return reply;
  }

  /** Writes one value, and remembers what the client knows about it. */
  async write(to: string, value: string, request: Request): Promise<Reply> {
    const from = this.simulation.scheduler.now;
    this.#changing.set(to, (this.#changing.get(to) ?? 0) + 1);
    const reply = await this.send(request);
    this.#changing.set(to, (this.#changing.get(to) ?? 0) - 1);
    if (!rejected(reply))
      this.writes.push({ to, value, from, until: this.simulation.scheduler.now, certain: accepted(reply) });
    return reply;
  }
}
