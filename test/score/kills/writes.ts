import type { RealStack, Request } from '../stack/real-stack.ts';

/** A write that was sent: whether it was accepted, and how it is found again. */
export interface Write {
  readonly kind: 'contact' | 'discussion' | 'editor_queue';
  readonly name: string;
  readonly path: string;
  readonly request: Request;
  accepted: boolean;
}

/** Makes writes with names and idempotency keys of their own, in turns of kinds. */
export const writesOf = (stack: RealStack) => {
  const [team] = stack.demo().teams;
  const [hub, quiet] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  if (!team || !hub || !quiet || !space) throw new Error('The demo has two hubs and a space');
  const [token, { length }] = [team.api_key.secret, team.members];
  const sent: Write[] = [];
  const made = (kind: Write['kind'], name: string, path: string, request: Request): Write => {
    const write = { kind, name, path, request, accepted: false };
    sent.push(write);
    return write;
  };
  const next = (round: number): Write => {
    const nth = sent.length;
    const name = `kill-${round}-${nth}`;
    const headers = { 'idempotency-key': name };
    if (nth % 3 === 0)
      return made('contact', `${name}@example.com`, `/teams/${team.id}/contacts`, {
        method: 'POST',
        token,
        headers,
        send: ['contacts', { email: `${name}@example.com` }],
      });
    if (nth % 3 === 1 || length === 0)
      return made('editor_queue', name, `/teams/${team.id}/hubs/${quiet.id}/editor-pending-ops`, {
        method: 'PUT',
        token,
        send: ['hub_editor_pending_ops', { ops: [{ op: name }] }],
      });
    return made('discussion', name, `/hubs/${hub.id}/spaces/${space.id}/discussions`, {
      method: 'POST',
      token: stack.demo().teams[0]?.members[nth % length]?.token,
      headers,
      send: ['discussions', { title: name, body: 'Written before the lights went out.' }],
    });
  };
  return { sent, next, places: { team: team.id, hub: hub.id, quiet: quiet.id, space: space.id, token } };
};
