import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { baseUrl, demo } from './support/target.ts';

const [team, foreign] = demo().teams;
const [hub, elsewhere] = team?.hubs ?? [];
const [space] = hub?.spaces ?? [];
const [member] = team?.members ?? [];
const [stranger] = foreign?.members ?? [];
if (!hub || !elsewhere || !space || !member || !stranger) throw new Error('The demo has two teams, hubs and members');

const call = (method: string, path: string, token: string, data?: object): Promise<Response> =>
  fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    ...(data && { body: JSON.stringify({ data }) }),
  });

const ids = async (path: string, token: string): Promise<readonly string[]> => {
  const { data } = (await (await call('GET', path, token)).json()) as { data: readonly { id: string }[] };
  return data.map(({ id }) => id);
};

test('C353 C362 C364 C366: a post is found within seconds, only in its hub, and not after its deletion', async () => {
  const word = `q${randomBytes(6).toString('hex').replace(/\d/g, 'z')}x`;
  const path = `/hubs/${hub.id}/spaces/${space.id}/discussions`;
  const made = await call('POST', path, member.token, { type: 'discussions', attributes: { title: word, body: '' } });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await expect.poll(() => ids(`/hubs/${hub.id}/search?q=${word}`, member.token)).toEqual([`discussions:${id}`]);
  expect(await ids(`/hubs/${hub.id}/search/community?q=${word}`, member.token)).toEqual([`discussions:${id}`]);
  expect(await ids(`/hubs/${elsewhere.id}/search?q=${word}`, team?.api_key.secret ?? '')).toEqual([]);
  expect((await call('GET', `/hubs/${hub.id}/search?q=${word}`, stranger.token)).status).toBe(404);
  expect((await call('DELETE', `/discussions/${id}`, member.token)).status).toBe(204);
  expect(await ids(`/hubs/${hub.id}/search?q=${word}`, member.token)).toEqual([]);
});

test('C354 C356 C358 C367: invalid search parameters are 422, and another method is 405', async () => {
  for (const query of [
    '',
    '?q=',
    `?q=${'x'.repeat(501)}`,
    '?q=a&scope=spaces',
    '?q=a&page[size]=0',
    '?q=a&page[size]=101',
  ])
    expect((await call('GET', `/hubs/${hub.id}/search${query}`, member.token)).status, query).toBe(422);
  for (const part of ['', '/community']) {
    const refused = await call('POST', `/hubs/${hub.id}/search${part}`, member.token, {});
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
  }
});
