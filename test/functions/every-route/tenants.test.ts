import { describe, expect, test } from 'vitest';
import type { CallerKind } from '../../../shared/api/callers.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { guarded, nameOf, paramsOf, rows } from './support/routes.ts';
import { KNOWN_IDS, type Resident, requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

/** Its path is the only input in which validation can fail (statement C110). */
const ONLY_ITS_PATH = 'DELETE /messages/{message_id}';

const isId = (name: string): boolean => name.endsWith('_id');
const withIds = guarded.filter(({ path, caller }) => !caller.platformAdmin && paramsOf(path).some(isId));

/** Every id of every such path, for every kind of caller that the route accepts. */
const positions = withIds.flatMap((route) =>
  paramsOf(route.path)
    .filter(isId)
    .flatMap((name) => route.caller.kinds.map((kind) => [`${route.method} ${route.path}`, name, kind, route] as const)),
);

/** Our ids with one replaced. */
const replaced = (name: string, value: string): Resident => ({
  ...world.ours,
  ids: { ...world.ours.ids, [name]: value },
});

/**
 * A foreign team returns 403; an unknown resource returns 404, or 403 for a contact.
 */
const refusals = (name: string, kind: CallerKind): readonly string[] => {
  if (name === 'team_id' && kind !== 'anonymous') return ['403 forbidden'];
  return kind === 'contact' ? ['404 not_found', '403 forbidden'] : ['404 not_found'];
};

describe('A5 C151 C210 C211: an id of another tenant is refused exactly like an unknown id, in every position', () => {
  test.each(positions)('%s, their %s, as a %s', async (_, name, kind, route) => {
    const theirs = world.theirs.ids[name] ?? newId();
    const answered = await world.call(requestOf(world, route, kind, replaced(name, theirs)));
    const unknown = await world.call(requestOf(world, route, kind, replaced(name, newId())));
    expect(refusals(name, kind)).toContain(outcome(unknown));
    if (kind === 'anonymous') return;
    expect(outcome(answered)).toBe(outcome(unknown));
    expect(JSON.stringify(answered.body)).not.toContain(theirs);
  });
});

const isNotAnId = async ([, name, kind, route]: (typeof positions)[number], value: string) => {
  const answered = await world.call(requestOf(world, route, kind, replaced(name, value)));
  expect(nameOf(route) === ONLY_ITS_PATH ? ['422'] : refusals(name, kind)).toContain(outcome(answered));
  const [{ detail }] = answered.body.errors as [{ readonly detail: string }];
  if (answered.status === 404 || name === 'team_id') expect(detail).toContain(`\`${name}\` in the path is not an id.`);
};

/** The first position of each parameter and kind of caller: one function reads the ids of all paths. */
const representatives = [
  ...new Map(positions.toReversed().map((one) => [`${one[1]} ${one[2]}`, one] as const)).values(),
];

describe('A13: a malformed id is refused like an unknown id, and the detail names it', () => {
  test.each(positions)('%s, malformed %s, as a %s', (...position) => isNotAnId(position, 'nonsense'));

  test.each(representatives)('however it is malformed: %s, %s, as a %s', async (...position) => {
    for (const value of ['x'.repeat(300), '0', '\u0000', '..', `${newId()}x`, newId().slice(1)])
      await isNotAnId(position, value);
  });
});

describe('a path parameter that is not an id accepts any text and returns a result or 404', () => {
  const named = guarded.filter(({ path }) => paramsOf(path).some((name) => !isId(name)));

  test.each(rows(named))('%s', async (_, route) => {
    const [name = ''] = paramsOf(route.path).filter((param) => !isId(param));
    const kind = route.caller.kinds[0] ?? 'user';
    for (const value of ['nothing', 'x'.repeat(3_000), '\u0000', '😀', '#', '__proto__', '%2F'])
      expect(['ok', '404 not_found']).toContain(
        outcome(await world.call(requestOf(world, route, kind, replaced(name, value)))),
      );
  });
});

test('both tenants have an id for every path parameter', () => {
  const unknown = positions.map(([, name]) => name).filter((name) => !KNOWN_IDS.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

describe('callers of another tenant are refused on our paths', () => {
  test.each(rows(withIds))('%s', async (_, route) => {
    for (const kind of route.caller.kinds) {
      if (kind === 'anonymous') continue;
      const { path } = requestOf(world, route, kind);
      const { token, headers, ...call } = requestOf(world, route, kind, world.theirs);
      const answered = await world.call({ ...call, path, token, headers: { 'x-team-id': world.theirs.id } });
      const expected = paramsOf(route.path).includes('team_id') ? '403 forbidden' : '404 not_found';
      expect(outcome(answered)).toBe(expected);
    }
  });
});
