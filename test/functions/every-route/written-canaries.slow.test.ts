import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { INTERNAL, plantCanaries, SECRET, THEIRS, type Tokens } from './support/canaries.ts';
import { everyRoute, nameOf, rows } from './support/routes.ts';
import { documentOf, formsOf, type Ids, sampleOf } from './support/sample-body.ts';
import { pathOf, startRoutes } from './support/world.ts';

const world = useWorld(async () => {
  const started = await startRoutes();
  return { ...started, canaries: await plantCanaries(started) };
});

/** Routes after which the caller, the hub or the team does not exist any more. */
const ENDING = ['DELETE /me', 'DELETE /teams/{team_id}', 'DELETE /teams/{team_id}/hubs/{hub_id}'];
const isDeletion = ({ method }: Route): boolean => method === 'DELETE';
const kept = everyRoute.filter((route) => route.method !== 'GET' && !ENDING.includes(nameOf(route)));
/** Deletions last, so that the others find what they change. */
const writes = [...kept.filter((route) => !isDeletion(route)), ...kept.filter(isDeletion)];

/** The ids of our resources, each kind replaced by one that the outside callers do not see. */
const secretIds = (): readonly Ids[] => {
  const { ids: ours } = world.ours;
  const { space, discussion, comment, insider, media } = world.canaries.ids;
  const { closed } = world.canaries;
  const secret = { space_id: space, contact_id: insider, media_id: media };
  return [
    { ...ours, target_id: ours.discussion_id ?? '' },
    { ...ours, ...secret, discussion_id: discussion, comment_id: comment, target_id: discussion },
    { ...ours, ...closed, target_id: closed.discussion_id ?? '' },
  ];
};

/** The attributes of a body that contain ids, one at a time and with each of the values. */
const bodiesOf = ({ body }: Route, ids: Ids, values: readonly string[]): readonly object[] => {
  if (!body) return [{}];
  const sample = sampleOf(body, ids);
  const { shape = {} } = body.schema as Partial<z.ZodObject>;
  const named = Object.keys(shape).filter((name) => /_ids?$/.test(name));
  const choices = named.flatMap((name) => values.map((id) => ({ ...sample, [name]: name.endsWith('s') ? [id] : id })));
  return [sample, ...choices.filter((choice) => z.safeParse(body.schema, choice).success)];
};

const answersOf = async (route: Route, tokens: Tokens, variants: readonly Ids[], values: readonly string[]) => {
  const form = route.body && formsOf(route.body)[0];
  const type = form === 'urlencoded' && { 'content-type': 'application/x-www-form-urlencoded' };
  const answers: string[] = [];
  for (const ids of variants)
    for (const attributes of bodiesOf(route, ids, values))
      for (const [who, token] of Object.entries(tokens)) {
        const { status, body } = await world.call({
          method: route.method,
          path: pathOf(route, ids),
          token,
          headers: { 'x-team-id': world.ours.id, ...type },
          ...(route.body && form && { body: documentOf(route.body, form, attributes) }),
        });
        answers.push(`${who}: ${status} ${JSON.stringify(body)}`);
      }
  return answers;
};
const found = (answers: readonly string[], word: string) => answers.filter((text) => text.includes(word));
const SUCCESS = /^([^:]*): 2/;
/** The callers whose writes succeeded, with the route. Refused writes alone would prove nothing. */
const succeeded = new Set<string>();

describe('no response to a write shows what is secret, hidden, for the team or of another tenant', () => {
  test.each(rows(writes))('%s', async (name, route) => {
    const { outside, ids, closed } = world.canaries;
    const values = [...new Set([...Object.values(ids), ...Object.values(closed)])];
    const answers = await answersOf(route, outside, secretIds(), values);
    for (const word of [SECRET, THEIRS]) expect(found(answers, word)).toEqual([]);
    const toMembers = answers.filter((text) => !text.startsWith('a user'));
    expect(found(toMembers, INTERNAL)).toEqual([]);
    for (const [, who] of answers.flatMap((text) => [SUCCESS.exec(text) ?? []]))
      if (who) succeeded.add(`${who}: ${name}`);
  });
});

test('members and users write what they may outside of the secret space', () => {
  const written = [
    'POST /comments',
    'POST /hubs/{hub_id}/spaces/{space_id}/discussions',
    'PATCH /discussions/{discussion_id}',
  ];
  for (const name of [...written, 'POST /conversations', 'PUT /events/{event_id}/rsvp'])
    expect([...succeeded]).toContain(`a former member of the space: ${name}`);
  expect(succeeded.size).toBeGreaterThan(100);
});

/** Routes that show what is secret to those who may see it. */
const REVEALING = [
  'PATCH /comments/{comment_id}',
  'PATCH /discussions/{discussion_id}',
  'PATCH /events/{event_id}',
  'PATCH /hubs/{hub_id}/spaces/{space_id}',
  'PATCH /teams/{team_id}/hubs/{hub_id}/content-nodes/{content_node_id}',
  'PATCH /teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}',
];

test('these routes show the secret texts to those who may see them', async () => {
  const { inside, insider } = world.canaries;
  const revealing: string[] = [];
  for (const route of writes.filter((one) => REVEALING.includes(nameOf(one)))) {
    const answers = await answersOf(route, { ...inside, insider }, secretIds(), []);
    if (found(answers, SECRET).length > 0) revealing.push(nameOf(route));
  }
  expect(revealing.toSorted()).toEqual(REVEALING);
});
