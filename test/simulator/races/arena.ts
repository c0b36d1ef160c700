import { OK } from '../core/fates.ts';
import { type Beginning, beginning } from '../day/beginning.ts';
import { accepted, type Reply, type Request } from '../run/api.ts';
import { Simulation } from '../run/simulation.ts';

const HOUR = 3_600_000;

/** A hub in which the same race is run again and again, each time in another order. */
export class Arena {
  readonly simulation: Simulation;
  readonly ours: Beginning;
  round = 0;

  constructor(simulation: Simulation, ours: Beginning) {
    this.simulation = simulation;
    this.ours = ours;
  }

  get path(): string {
    return `/teams/${this.ours.team.id}/hubs/${this.ours.hub}`;
  }

  get owner(): string {
    return this.simulation.keys.issue({ kind: 'user', id: this.ours.team.users.owner.id });
  }

  /** The token of a member, issued now. */
  member(nth: number): string {
    const { id = '' } = this.ours.members[nth % this.ours.members.length] ?? {};
    return this.simulation.keys.issue({ kind: 'contact', id, team: this.ours.team.id });
  }

  memberId(nth: number): string {
    return this.ours.members[nth % this.ours.members.length]?.id ?? '';
  }

  /** Sends requests at the same moment. Waits until the service is done with everything that follows. */
  async together(requests: readonly Request[]): Promise<readonly Reply[]> {
    const replies = requests.map((request) => this.simulation.api.call(request));
    await this.simulation.scheduler.drain();
    return Promise.all(replies);
  }

  async one(request: Request): Promise<Reply> {
    const [reply] = await this.together([request]);
    if (!reply || !accepted(reply))
      throw new Error(`${request.method} ${request.path}: ${JSON.stringify(reply?.body)}`);
    return reply;
  }

  async create(path: string, type: string, attributes: object, token = this.owner): Promise<string> {
    const { body } = await this.one({ method: 'POST', path, token, type, attributes });
    return (body.data as { id: string }).id;
  }

  post(token = this.member(0)): Promise<string> {
    const attributes = { title: 'Race', body: 'text', poll: { options: ['yes', 'no'], duration_days: 3 } };
    return this.create(
      `/hubs/${this.ours.hub}/spaces/${this.ours.space}/discussions`,
      'discussions',
      attributes,
      token,
    );
  }
}

/** Runs rounds of a race in one simulation, two hours apart, so that no rate limit is reached. */
export const inArena = (seed: number, rounds: number, run: (arena: Arena) => Promise<readonly string[]>) =>
  Simulation.surrounded({ seed, fates: () => OK }, async (simulation) => {
    const arena = new Arena(simulation, await beginning(simulation, 'ours'));
    const broken: string[] = [];
    for (; arena.round < rounds; arena.round += 1) {
      simulation.scheduler.now += 2 * HOUR;
      simulation.scheduler.trace.length = 0;
      broken.push(...(await run(arena)).map((line) => `seed ${seed}, round ${arena.round}: ${line}`));
    }
    return broken;
  });

/** How many of the replies say that the request was carried out. */
export const successes = (replies: readonly Reply[]): number => replies.filter(accepted).length;

export const dataOf = ({
  body,
}: Reply): { readonly id?: string; readonly attributes?: Readonly<Record<string, unknown>> } =>
  (body.data ?? {}) as { id?: string };
