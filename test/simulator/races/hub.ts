import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { eventSeats, memberPoints } from '../checks/hub.ts';
import { rowsOf } from '../checks/rows.ts';
import type { Day } from '../day/day.ts';
import { accepted, type Request } from '../run/api.ts';
import { type Arena, dataOf, successes } from './arena.ts';

const dayOf = ({ simulation }: Arena): Day => ({ simulation }) as Day;

export const editorQueue = async (arena: Arena): Promise<readonly string[]> => {
  const path = `${arena.path}/editor-pending-ops`;
  const version = Number(dataOf(await arena.one({ method: 'GET', path, token: arena.owner })).attributes?.version);
  const put = (op: number): Request => ({
    method: 'PUT',
    path,
    token: arena.owner,
    type: 'hub_editor_pending_ops',
    headers: { 'if-match': `"${version}"` },
    attributes: { ops: [{ op }] },
  });
  const replies = await arena.together([put(1), put(2), put(3)]);
  const after = dataOf(await arena.one({ method: 'GET', path, token: arena.owner })).attributes;
  return successes(replies) === 1 && after?.version === version + 1
    ? []
    : [`${successes(replies)} of three writes of version ${version} were accepted`];
};

export const rsvp = async (arena: Arena): Promise<readonly string[]> => {
  const attributes = { title: 'Race', starts_at: '2090-03-20T10:00:00Z', rsvp_limit: 1 };
  const event = await arena.create(`${arena.path}/events`, 'events', attributes);
  const request = (nth: number) => ({ path: `/events/${event}/rsvp`, token: arena.member(nth) });
  const go = (nth: number): Request => ({
    ...request(nth),
    method: 'PUT',
    type: 'event_rsvps',
    attributes: { status: 'going' },
  });
  await arena.together([go(1), go(2), go(3), go(1), { ...request(1), method: 'DELETE' }]);
  return eventSeats(dayOf(arena)) as readonly string[];
};

export const award = async (arena: Arena): Promise<readonly string[]> => {
  const [achievement] = arena.ours.achievements;
  const path = `${arena.path}/achievements/${achievement}/awards/${arena.memberId(arena.round)}`;
  const grant: Request = { method: 'POST', path, token: arena.owner };
  await arena.together([grant, grant, { ...grant, method: 'DELETE' }, grant]);
  return memberPoints(dayOf(arena)) as readonly string[];
};

export const slug = async (arena: Arena): Promise<readonly string[]> => {
  const path = `/teams/${arena.ours.team.id}/hubs`;
  const attributes = { name: 'Race', slug: `race-${arena.round}` };
  const make: Request = { method: 'POST', path, token: arena.owner, type: 'hubs', attributes };
  await arena.together([make, make, make]);
  const made = rowsOf(arena.simulation, 'hub').filter((row) => row.slug === attributes.slug);
  return made.length === 1 ? [] : [`${made.length} hubs have the slug ${attributes.slug}`];
};

/** Once a hub's deletion was answered, no write to it is accepted, and none that raced it leaves it half deleted. */
export const hubDeletion = async (arena: Arena): Promise<readonly string[]> => {
  const { team } = arena.ours;
  const input = hubInput().parse({ name: 'Race', slug: `deleted-${arena.round}` });
  const actor = { type: 'user', id: team.users.owner.id } as const;
  const made = await hubs(arena.simulation.db, team.id).create(input, actor, new Date());
  if (typeof made === 'string') return [made];
  const path = `/teams/${team.id}/hubs/${made.id}`;
  const write = (version: number): Request => ({
    method: 'PUT',
    path: `${path}/editor-pending-ops`,
    token: arena.owner,
    type: 'hub_editor_pending_ops',
    attributes: { ops: [{ version }] },
  });
  const remove: Request = { method: 'DELETE', path, token: arena.owner };
  const [removed] = await arena.together([remove, write(1), write(2), remove]);
  const late = await arena.together([write(3)]);
  return [
    ...(removed && accepted(removed) ? [] : []),
    ...(successes(late) === 0 ? [] : ['a deleted hub was written']),
    ...(rowsOf(arena.simulation, 'hub').some(({ id }) => id === made.id) ? ['a deleted hub is still there'] : []),
  ];
};
