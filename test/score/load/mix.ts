import type { RealStack } from '../stack/real-stack.ts';

/** One request of the mix. */
export type Step = () => Promise<number>;

/** Requests of every kind of caller: three of four read. The same random numbers give the same requests. */
export const mixOf = (stack: RealStack, random: () => number): Step => {
  const demo = stack.demo();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let made = 0;
  const read = async (path: string, token?: string) => (await stack.api(path, { token })).status;
  const reads: readonly Step[] = demo.teams.flatMap((team) => {
    const [hub] = team.hubs;
    const [space] = hub?.spaces ?? [];
    const member = () => pick(team.members).token;
    const at = `/hubs/${hub?.id}`;
    return [
      () => read(`${at}`),
      () => read(`${at}/feed`, member()),
      () => read(`${at}/spaces/${space?.id}/discussions`, member()),
      () => read(`${at}/spaces`, member()),
      () => read(`${at}/members`, member()),
      () => read('/me', member()),
      () => read('/conversations', member()),
      () => read(`/teams/${team.id}/hubs`, team.api_key.secret),
      () => read(`/teams/${team.id}/contacts`, team.api_key.secret),
      () => read(`/teams/${team.id}/hubs/${hub?.id}/editor-pending-ops`, team.owner.token),
      () => read(`${at}/search/community?q=hello`, member()),
    ];
  });
  const writes: readonly Step[] = demo.teams.flatMap((team) => {
    const [hub] = team.hubs;
    const token = team.api_key.secret;
    const send = async (method: string, path: string, type: string, attributes: object) =>
      (await stack.api(path, { method, token, send: [type, attributes] })).status;
    const inHub = `/teams/${team.id}/hubs/${hub?.id}`;
    return [
      () =>
        send('PUT', `${inHub}/editor-pending-ops`, 'hub_editor_pending_ops', { ops: [{ op: 'load', nth: made++ }] }),
      () => send('POST', `/teams/${team.id}/contacts`, 'contacts', { email: `load-${made++}-${team.id}@example.com` }),
      () => send('PATCH', `${inHub}`, 'hubs', { description: `Described ${made++} times` }),
    ];
  });
  return () => (random() < 0.75 ? pick(reads) : pick(writes))();
};
