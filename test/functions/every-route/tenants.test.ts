import { describe, expect, test } from 'vitest';
import type { CallerKind } from '../../../shared/api/callers.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { guarded, paramsOf, rows } from './support/routes.ts';
import { KNOWN_IDS, type Resident, requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

const isId = (name: string): boolean => name.endsWith('_id');
const withIds = guarded.filter(({ path, caller }) => !caller.platformAdmin && paramsOf(path).some(isId));

/** Every id of every such path, for every kind of caller that the route takes. */
const positions = withIds.flatMap((route) =>
  paramsOf(route.path)
    .filter(isId)
    .flatMap((name) => route.caller.kinds.map((kind) => [`${route.method} ${route.path}`, name, kind, route] as const)),
);

/** Our own ids, with another in one place. */
const replaced = (name: string, value: string): Resident => ({
  ...world.ours,
  ids: { ...world.ours.ids, [name]: value },
});

/**
 * A team that the caller names and is not in is 403; what is not found in a team they may see is 404, or not theirs.
 */
const refusals = (name: string, kind: CallerKind): readonly string[] => {
  if (name === 'team_id' && kind !== 'anonymous') return ['403 forbidden'];
  return kind === 'contact' ? ['404 not_found', '403 forbidden'] : ['404 not_found'];
};

describe('A5 C151 C210 C211: another tenant’s id in any place is refused as one that nothing has', () => {
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

describe('A13: a malformed id names nothing', () => {
  test.each(positions)('%s, malformed %s, as a %s', async (_, name, kind, route) => {
    const expected = route.detail ? ['422'] : refusals(name, kind);
    for (const value of ['nonsense', 'x'.repeat(300), '0', '\u0000', '../..', newId().toUpperCase(), `${newId()}x`])
      expect(expected).toContain(outcome(await world.call(requestOf(world, route, kind, replaced(name, value)))));
  });
});

describe('a name in a path that is no id is looked up as it is, whatever it holds', () => {
  const named = guarded.filter(({ path }) => paramsOf(path).some((name) => !isId(name)));

  test.each(rows(named))('%s', async (_, route) => {
    const [name = ''] = paramsOf(route.path).filter((param) => !isId(param));
    const kind = route.caller.kinds[0] ?? 'user';
    for (const value of ['nothing', 'x'.repeat(3_000), '\u0000', '😀', '#', '__proto__', 'a/b'])
      expect(['ok', '404 not_found']).toContain(
        outcome(await world.call(requestOf(world, route, kind, replaced(name, value)))),
      );
  });
});

test('every id that a path has is one of which both tenants have one', () => {
  const unknown = positions.map(([, name]) => name).filter((name) => !KNOWN_IDS.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

describe('the other tenant’s callers, on our own paths', () => {
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
