import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Call } from '../../../../support/service.ts';
import type { Costs, Work } from '../costs.ts';

/** Prepares the data of an operation and returns the operation. */
export type Scenario = (costs: Costs) => Promise<Work>;

export const PASSWORD = 'correct horse battery';
export const PROSE = 'A place to meet, to learn from each other and to keep what was learned. '.repeat(3);

export const times = async <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let n = 0; n < count; n += 1) done.push(await work(n));
  return done;
};
export const data = (type: string, attributes: object) => ({ data: { type, attributes } });
export const idOf = ({ body }: { body: { data?: unknown } }): string => (body.data as { id: string }).id;

export const asOwner = ({ ours }: Costs, call: Call): Call => ({
  ...call,
  path: `/api/v1${call.path}`,
  token: ours.users.owner.token,
  headers: { 'x-team-id': ours.id, ...call.headers },
});
export const asKey = (costs: Costs, call: Call): Call => ({ ...asOwner(costs, call), token: costs.ours.key.secret });
export const asMember = (costs: Costs, call: Call): Call => ({
  ...asOwner(costs, call),
  token: costs.ours.member.token,
});
export const anonymous = ({ path, ...call }: Call): Call => ({ ...call, path: `/api/v1${path}` });
export const team = ({ ours }: Costs): string => `/teams/${ours.id}`;

/** A contact who is a member of the hub. */
export const newMember = async (
  { service, ours }: Costs,
  hub: string = ours.hub,
): Promise<{ readonly id: string; readonly token: string }> => {
  const input = { email: `${newId()}@example.com`, name: 'Member', password_hash: null };
  const made = await contacts(service.db, ours.id).create(
    { ...input, hubs: [{ id: hub, status: 'active' }] },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return { id: made.id, token: service.keys.issue({ kind: 'contact', id: made.id, team: ours.id }) };
};

export const newHub = async (costs: Costs): Promise<{ id: string; slug: string }> => {
  const slug = `hub-${newId()}`;
  const attributes = { name: 'A separate hub', slug, description: PROSE };
  const made = await costs.call(
    asOwner(costs, { method: 'POST', path: `${team(costs)}/hubs`, body: data('hubs', attributes) }),
  );
  return { id: idOf(made), slug };
};
