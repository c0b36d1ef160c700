import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { guarded, nameOf } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const lower = useWorld(startRoutes);
const upper = useWorld(startRoutes);

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const UPPER = /[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}/g;
const shouted = (text: string): string => text.replaceAll(UUID, (id) => id.toUpperCase());
const hasUpper = (text: string): boolean => [...text.matchAll(UPPER)].some(([id]) => /[A-F]/.test(id));

/** Answers with what was sent, by the contract. */
const OPAQUE = new Set(['PUT /teams/{team_id}/hubs/{hub_id}/editor-pending-ops']);

test('ids in upper case, in paths, queries and bodies, are read as those in lower case, and answered in lower case', async () => {
  const different: string[] = [];
  let succeeded = 0;
  for (const route of guarded) {
    const [kind = 'user'] = route.caller.kinds;
    const expected = outcome(await lower.call(requestOf(lower, route, kind)));
    const { path, body, ...call } = requestOf(upper, route, kind);
    const sent =
      body === undefined
        ? {}
        : { body: typeof body === 'string' ? shouted(body) : JSON.parse(shouted(JSON.stringify(body))) };
    const answered = await upper.call({ ...call, path: shouted(path), ...sent });
    if (outcome(answered) !== expected) different.push(`${nameOf(route)}: ${outcome(answered)}, not ${expected}`);
    if (answered.status < 300) succeeded += 1;
    const { data } = (answered.body || {}) as { readonly data?: unknown };
    if (!OPAQUE.has(nameOf(route)) && hasUpper(JSON.stringify(data ?? null)))
      different.push(`${nameOf(route)}: upper case`);
  }
  expect(different).toEqual([]);
  expect(succeeded).toBeGreaterThan(150);
});
