import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { plantCanaries } from './support/canaries.ts';
import { otherId } from './support/copied-rows.ts';
import { outcome } from './support/refused.ts';
import { everyRoute, nameOf, paramsOf, rows } from './support/routes.ts';
import { documentOf, formsOf, sampleOf } from './support/sample-body.ts';
import { pathOf, startRoutes } from './support/world.ts';

const world = useWorld(async () => {
  const started = await startRoutes();
  return { ...started, canaries: await plantCanaries(started) };
});

const forContacts = everyRoute.filter(({ caller }) => caller.kinds.includes('contact') && !caller.open);

/** The parameters for which there are resources that a member outside of the secret space may not know. */
const HIDDEN = 'space_id discussion_id comment_id media_id content_node_id event_id playlist_id achievement_id'.split(
  ' ',
);

/** The ids of these resources: in the secret space, hidden, drafts, and a secret achievement. */
const hiddenIds = (name: string): readonly string[] => {
  const { ids, closed } = world.canaries;
  const { space, discussion, comment, media } = ids;
  const secret = { space_id: space, discussion_id: discussion, comment_id: comment, media_id: media };
  return [secret, closed].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, id]) => (kind === name ? [id] : [])),
  );
};

const ours = () => ({ ...world.ours.ids, target_id: world.ours.ids.discussion_id ?? '' });

/** A member who was in the secret space, and a contact outside of the hub. */
const outsiders = () => {
  const { outside } = world.canaries;
  return [outside['a former member of the space'], outside['a contact outside of the hub']];
};

const send = async (route: Route, token: string | undefined, path: string, attributes?: object) => {
  const form = route.body && formsOf(route.body)[0];
  const values = route.body && (attributes ?? sampleOf(route.body, ours()));
  const body = route.body && form && values && { body: documentOf(route.body, form, values) };
  return outcome(await world.call({ method: route.method, path, token, ...body }));
};

/** The caller has a bookmark of their own on the discussion, which they may remove. */
const OWN = 'DELETE /me/bookmarks/{discussion_id}';

describe('a path with an id that the caller may not see is refused like one with an unknown id', () => {
  const named = forContacts.filter(
    (route) => nameOf(route) !== OWN && paramsOf(route.path).some((name) => HIDDEN.includes(name)),
  );

  test.each(rows(named))('%s', async (_, route) => {
    for (const name of paramsOf(route.path))
      for (const id of hiddenIds(name))
        for (const token of outsiders()) {
          const answered = await send(route, token, pathOf(route, { ...ours(), [name]: id }));
          expect(answered).toBe(await send(route, token, pathOf(route, { ...ours(), [name]: otherId(id, 7) })));
          expect(answered).not.toBe('ok');
        }
  });
});

/** Values that say what kind of resource the id is of. */
const typesOf = (shape: Readonly<Record<string, unknown>>, name: string): readonly object[] => {
  const { target_type: type } = shape;
  return name === 'target_id' && type instanceof z.ZodEnum ? type.options.map((one) => ({ target_type: one })) : [{}];
};

const shapeOf = ({ body }: Route) => (body?.schema as Partial<z.ZodObject> | undefined)?.shape ?? {};
const namesOf = (route: Route): readonly string[] =>
  Object.keys(shapeOf(route)).filter((name) => /_ids?$/.test(name) && name !== 'hub_id');

describe('a body with an id that the caller may not see is refused like one with an unknown id', () => {
  test.each(rows(forContacts.filter((route) => namesOf(route).length > 0)))('%s', async (_, route) => {
    const sample = route.body ? sampleOf(route.body, ours()) : {};
    const path = pathOf(route, ours());
    for (const name of namesOf(route))
      for (const type of typesOf(shapeOf(route), name))
        for (const id of HIDDEN.flatMap(hiddenIds))
          for (const token of outsiders()) {
            const given = (value: string) => ({ ...sample, ...type, [name]: name.endsWith('s') ? [value] : value });
            const answered = await send(route, token, path, given(id));
            expect(answered).toBe(await send(route, token, path, given(otherId(id, 7))));
          }
  });
});
