import { describe, expect, test } from 'vitest';
import { failure, json, page } from '../../shared/client/service.ts';
import { profile, remembered, stored } from './profiles.ts';
import { configFolder, hub, KEY } from './run-hub.ts';

const tag = (id: string, name: string) => ({ type: 'tags', id, attributes: { name, team_id: 't', note: null } });

describe('selected columns', () => {
  const answers = [page([tag('1', 'New'), tag('2', 'Old')])];

  test('are printed in their order, for a program and for a terminal', async () => {
    const { out } = await hub(['tags', '--columns', 'name, id'], { env: KEY, answers });
    expect(out).toBe('New\t1\nOld\t2\n');
    const shown = await hub(['tags', '--columns', 'note,name'], {
      env: { ...KEY, NO_COLOR: '1' },
      answers,
      columns: 80,
    });
    expect(shown.out).toBe('NOTE  NAME\n      New\n      Old\n');
  });

  test('that no item has are a usage error that lists the names', async () => {
    const { exit, err, out } = await hub(['tags', '--columns', 'nmae'], { env: KEY, answers });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('Unknown column “nmae”. Use: id, name, team_id, note');
  });

  test('of one resource are printed alone', async () => {
    const one = [
      json(200, { data: { type: 'invitations', id: '7', attributes: { email: 'a@example.com', status: 'x' } } }),
    ];
    const { out } = await hub(['invitations', 'get', '7', '--columns', 'email'], { env: KEY, answers: one });
    expect(out).toBe('email: a@example.com\n');
  });
});

describe('saved sign-ins', () => {
  const folder = () => {
    const made = configFolder();
    remembered(made, { default: profile, ann: { ...profile, kind: 'contact', token: 'of-ann', hub: 'first' } });
    return made;
  };

  test('are listed with the default, and never with their tokens', async () => {
    const env = { XDG_CONFIG_HOME: folder() };
    const { out } = await hub(['profiles', '--json'], { env });
    expect(JSON.parse(out).data).toMatchObject([
      { name: 'default', is_default: true, kind: 'user' },
      { name: 'ann', is_default: false, kind: 'contact', hub: 'first' },
    ]);
    expect(out).not.toContain('of-ann');
    expect((await hub(['profiles'], { env: { XDG_CONFIG_HOME: configFolder() } })).err).toBe('No saved sign-ins.\n');
  });

  test('are selected by name; flags and HUB_PROFILE still come first', async () => {
    const env = { XDG_CONFIG_HOME: folder() };
    expect((await hub(['profiles', 'use', 'ann'], { env })).exit).toBe(0);
    const tokenOf = async (argv: readonly string[], more = {}) => {
      const { sent } = await hub(['notifications', ...argv], { env: { ...env, ...more }, answers: [page([])] });
      return sent[0]?.headers.get('authorization');
    };
    expect(await tokenOf([])).toBe('Bearer of-ann');
    expect(await tokenOf(['--profile', 'default'])).toBe('Bearer of-profile');
    expect(await tokenOf([], { HUB_PROFILE: 'default' })).toBe('Bearer of-profile');
  });

  test('that do not exist cannot be selected, and a deleted one is no longer the default', async () => {
    const env = { XDG_CONFIG_HOME: folder() };
    expect(await hub(['profiles', 'use', 'toString'], { env })).toMatchObject({ exit: 2, out: '' });
    await hub(['profiles', 'use', 'ann'], { env });
    await hub(['logout'], { env, answers: [json(200, {})] });
    expect(Object.keys(stored(env.XDG_CONFIG_HOME))).toEqual(['default']);
    const { sent } = await hub(['tags'], { env, answers: [page([])] });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer of-profile');
  });
});

describe('the stream', () => {
  const AFTER = '00000000-0000-4000-8000-000000000001';
  const event = (id: string, type = 'member.joined') =>
    `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ id, type, at: '2026-01-01T00:00:00Z', resource_type: 'members', resource_id: 'm', actor: null })}\n\n`;
  const stream = (text: string) => () =>
    new Response(`${text}retry: 3000\n\n`, { headers: { 'content-type': 'text/event-stream' } });

  test('prints each later event once, as a line, until it is interrupted', async () => {
    const interrupted = Promise.withResolvers<void>();
    const second = () => {
      setImmediate(interrupted.resolve);
      return stream(event('2') + event('3', 'member.left'))();
    };
    const answers = [stream(event('1') + event('2')), second];
    const options = { env: KEY, answers, interrupted: () => interrupted.promise };
    const { exit, out, sent, waits } = await hub(['stream', '--type', 'member.joined', '--after', AFTER], options);
    expect([exit, out.split('\n').map((line) => line.split('\t')[1])]).toEqual([
      0,
      ['member.joined', 'member.joined', undefined],
    ]);
    expect(sent.map(({ url }) => url.searchParams.get('after')).slice(0, 2)).toEqual([AFTER, '2']);
    expect(waits[0]).toBe(3000);
  });

  test('ends with the error of a refused caller', async () => {
    const { exit, err } = await hub(['stream'], { env: KEY, answers: [failure(403, 'forbidden')] });
    expect([exit, err]).toEqual([3, expect.stringContaining('The request failed.')]);
  });
});

test('an access rule is previewed with its conditions, and the members whose access changes are listed', async () => {
  const change = {
    type: 'access_changes',
    id: 'm',
    attributes: { contact_id: 'ann', contact_display_name: 'Ann', change: 'loses' },
  };
  const argv = [
    'access-rules',
    'preview',
    '--target-type',
    'space',
    '--target',
    's',
    '--conditions',
    '[{"type":"has_tag"}]',
  ];
  const { out, sent } = await hub(argv, { env: KEY, answers: [page([change])] });
  expect([out, sent[0]?.method]).toEqual(['m\tloses\tAnn\tann\n', 'POST']);
  expect(JSON.parse(sent[0]?.body ?? '').data.attributes).toEqual({
    target_type: 'space',
    target_id: 's',
    conditions: [{ type: 'has_tag' }],
  });
});
