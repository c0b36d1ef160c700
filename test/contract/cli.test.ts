import { describe, expect, test } from 'vitest';
import { createHubClient, items } from '../../shared/client/client.ts';
import { commandLine } from './support/command-line.ts';
import { baseUrl, demo } from './support/target.ts';

const { hub } = commandLine();

const [team, other] = demo().teams;
const [space] = team?.hubs ?? [];
if (!team || !other || !space) throw new Error('The demo has too few teams.');
const key = { HUB_API_KEY: team.api_key.secret };
const atHub = { ...key, HUB_HUB: team.hubs.at(-1)?.slug ?? '' };

describe('with an API key', () => {
  test('C509 C504 the hubs of the key’s team are listed, page by page and with --all', async () => {
    const all = await hub(['hubs', '--json'], key);
    expect(all.code).toBe(0);
    const ids = JSON.parse(all.out).data.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(team.hubs.map(({ id }) => id)));
    const paged = await hub(['hubs', '--all', '--limit', '1'], key);
    expect(
      paged.out
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ).toEqual(ids);
  });

  test('C500 a forbidden operation ends with 3', async () => {
    const { code, err } = await hub(['keys'], key);
    expect(code).toBe(3);
    expect(err).toMatch(/\(403 forbidden\)\nrequest \S+\ntry: unset HUB_API_KEY; hub login\n$/);
  });

  test('C500 another team is not accessible', async () => {
    expect(await hub(['hubs'], { ...key, HUB_TEAM: other.id })).toMatchObject({ code: 3, out: '' });
  });

  test('C501 a missing resource and a missing path are not found', async () => {
    expect(await hub(['contacts', 'get', space.id], key)).toMatchObject({ code: 4, out: '' });
    expect((await hub(['api', 'GET', '/api/v1/nonsense'], key)).code).toBe(4);
  });

  test('C499 an invalid key ends with 3', async () => {
    expect((await hub(['hubs'], { HUB_API_KEY: 'svc_sk_live_nonsense' })).code).toBe(3);
  });

  test('C500 a members’ command ends with 3 and explains how to sign in as a member', async () => {
    const { code, err } = await hub(['messages'], key);
    expect([code, err]).toEqual([3, expect.stringMatching(/\ntry: hub login --member <slug>\n$/)]);
  });

  test('the editor queue is written at its version, and a second write at that version fails', async () => {
    const { version } = JSON.parse((await hub(['editor-ops', 'get', '--json'], atHub)).out).data.attributes;
    const put = () => hub(['editor-ops', 'put', '--if-match', String(version)], atHub, '[{"op":"from the client"}]');
    expect(await put()).toMatchObject({ code: 0, out: `${version + 1}\n` });
    expect((await put()).code).toBe(5);
    expect(JSON.parse((await hub(['editor-ops', 'get'], atHub)).out)).toEqual([{ op: 'from the client' }]);
  });

  test('A43 an invalid request ends with 5 and the name of the invalid field', async () => {
    const { code, err } = await hub(['hubs', 'create', '--name', 'A', '--slug', 'No Slug'], key);
    expect(code).toBe(5);
    expect(err).toContain('/data/attributes/slug: ');
  });
});

describe('signed in', () => {
  test('a user runs whoami, lists the team’s keys and signs out', async () => {
    const { email, password } = team.owner;
    expect((await hub(['login', '--email', email], {}, password)).code).toBe(0);
    expect(JSON.parse((await hub(['whoami', '--json'])).out)).toMatchObject({ kind: 'user', email, team: team.id });
    expect((await hub(['keys'])).out).toContain(team.api_key.id);
    expect((await hub(['logout'])).code).toBe(0);
    expect((await hub(['keys'])).code).toBe(3);
  });

  test('a member creates a discussion, comments on it and finds both by search', async () => {
    const [member] = team.members;
    const as = (args: readonly string[], stdin = '') => hub([...args, '--profile', 'member'], {}, stdin);
    expect((await as(['login', '--member', space.slug, '--email', member?.email ?? ''], member?.password)).code).toBe(
      0,
    );
    const [into] = space.spaces;
    const made = await as(['discussions', 'create', '--space', into?.slug ?? '', '--title', 'By the client', '--json']);
    const { id } = JSON.parse(made.out).data;
    expect((await as(['comments', 'create', id, '--body', '@-'], 'Said\nin two lines')).code).toBe(0);
    expect((await as(['comments', 'list', id])).out).toContain('Said in two lines');
    expect((await as(['discussions', '--space', into?.slug ?? ''])).out).toContain('By the client');
    expect((await as(['discussions', 'delete', id])).code).toBe(0);
    expect((await as(['discussions', 'get', id])).code).toBe(4);
  });

  test('C499 a wrong password ends with 3', async () => {
    expect((await hub(['login', '--email', 'nobody@example.com'], {}, 'wrong password')).code).toBe(3);
  });
});

test('the client waits until contacts are imported', async () => {
  const { code, out } = await hub(['contacts', 'import', '-'], key, 'email,name\ncli-1@example.com,One\n');
  expect(code).toBe(0);
  expect(out).toMatch(/status: +completed/);
  expect((await hub(['contacts', '--email', 'cli-1@example.com'], key)).out).toContain('cli-1@example.com\tOne');
  expect((await hub(['contacts', 'import', '-'], key, 'email\nno address\n')).code).toBe(5);
});

test('hub version needs no credential', async () => {
  const { code, out } = await hub(['version', '--service']);
  expect(code).toBe(0);
  expect(out).toMatch(/service: +\S+ \d/);
});

test('the typed client reads all pages of a list', async () => {
  const client = createHubClient({ baseUrl, token: team.api_key.secret });
  const slugs: string[] = [];
  const params = { path: { team_id: team.id } };
  const hubs = items((query) =>
    client.GET('/api/v1/teams/{team_id}/hubs', { params: { ...params, query: { 'page[size]': 1, ...query } } }),
  );
  for await (const { attributes } of hubs) slugs.push(attributes.slug);
  expect(slugs).toEqual(expect.arrayContaining(team.hubs.map(({ slug }) => slug)));
});
