import type { Answer, RealStack, Request } from '../stack/real-stack.ts';

/** One round of a race: requests at once, and what then is not as promised. */
export interface Race {
  readonly name: string;
  round(world: RaceWorld, nth: number): Promise<string | undefined>;
}

export const AT_ONCE = 8;

/** What every race starts from: a team, its hub and space, and its members. */
export const raceWorld = (stack: RealStack) => {
  const { teams } = stack.demo();
  const [team, other] = teams;
  const [hub] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  if (!team || !other || !hub || !space) throw new Error('The demo has two teams, a hub and a space');
  const send = (method: string, path: string, token: string, type?: string, attributes: object = {}) =>
    stack.api(path, { method, token, ...(type && { send: [type, attributes] as const }) } satisfies Request);
  return {
    ...{ stack, team, other, hub, space, send },
    owner: team.owner.token,
    inHub: `/teams/${team.id}/hubs/${hub.id}`,
    member: (nth: number): string => team.members[nth % team.members.length]?.token ?? '',
    /** Requests that must succeed. */
    async made(method: string, path: string, token: string, type?: string, attributes: object = {}): Promise<Answer> {
      const answer = await send(method, path, token, type, attributes);
      if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status} ${answer.text}`);
      return answer;
    },
    /** The statuses of the same request, sent by several at once. */
    async together(request: (nth: number) => Promise<Answer>, count = AT_ONCE): Promise<readonly number[]> {
      return (await Promise.all(Array.from({ length: count }, (_, nth) => request(nth)))).map(({ status }) => status);
    },
  };
};

export type RaceWorld = ReturnType<typeof raceWorld>;

/** How many of the statuses are successes. */
export const won = (statuses: readonly number[]): number => statuses.filter((one) => one >= 200 && one < 300).length;

/** A sentence about an unexpected value, or nothing. */
export const unless = (holds: boolean, what: string): string | undefined => (holds ? undefined : what);
