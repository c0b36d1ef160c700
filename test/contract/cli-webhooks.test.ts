import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commandLine } from './support/command-line.ts';
import { demo, isLocal } from './support/target.ts';

const { hub, start } = commandLine();

const [team] = demo().teams;
const [space] = team?.hubs ?? [];
if (!team || !space) throw new Error('The demo has no team with a hub.');
const key = { HUB_API_KEY: team.api_key.secret, HUB_HUB: space.id };

/** The service's time, which other tests advance. */
const MOVED = ['--tolerance', '1000000000'];

/** Waits until the listener has printed its address or the given pattern. */
const listening = async (args: readonly string[], pattern: RegExp, env = {}) => {
  const child = start(['webhooks', 'listen', '--json', ...MOVED, ...args], { ...key, ...env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const out = text(child.stdout);
  let err = '';
  const found = new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      err += chunk;
      const [, word] = pattern.exec(err) ?? [];
      if (word) resolve(word);
    });
    child.once('close', () => reject(new Error(`It has ended: ${err}`)));
  });
  const word = await found;
  return {
    word,
    received: async () => {
      const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode];
      const lines = (await out).trim().split('\n');
      return { code, err, events: lines.map((line) => JSON.parse(line)) };
    },
  };
};

const created = async (args: readonly string[], env: Record<string, string> = key, stdin = ''): Promise<string> => {
  const { code, out, err } = await hub([...args, '--json'], env, stdin);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out).data.id;
};

// Only the local service is configured to send to this machine.
describe.skipIf(!isLocal)('hub webhooks listen', () => {
  test('C454 C455: an automation’s webhook is received, verified and printed', async () => {
    const { word: endpoint_id, received } = await listening(['--create', '--count', '2'], /^Endpoint (\S+) sends/m);
    const definition = {
      trigger: { type: 'discussion.created' },
      entry_node_id: 'hook',
      nodes: [{ id: 'hook', type: 'webhook', data: { endpoint_id, data: { plan: 'gold' } } }],
    };
    const made = ['automations', 'create', '--name', 'To this machine', '--definition', '@-'];
    const automation = await created(made, key, JSON.stringify(definition));
    expect((await hub(['automations', 'publish', automation], key)).code).toBe(0);
    expect((await hub(['webhooks', 'test', endpoint_id], key)).code).toBe(0);
    const [into, member] = [space.spaces[0]?.slug ?? '', team.members[0]];
    const asMember = { HUB_TOKEN: member?.token ?? '', HUB_HUB: space.id };
    await created(['discussions', 'create', '--space', into, '--title', 'Webhook example'], asMember);

    const { code, err, events } = await received();
    await hub(['automations', 'delete', automation], key);
    expect([code, err]).toEqual([0, expect.stringContaining(`Endpoint ${endpoint_id} deleted.`)]);
    expect(events.map(({ ok, by }) => [ok, by])).toEqual([
      [true, 'x-svc-signature'],
      [true, 'x-svc-signature'],
    ]);
    const sent = events.find(({ body }) => body.type === 'automation.webhook');
    expect(sent?.body).toMatchObject({
      hub_id: space.id,
      automation: { id: automation, name: 'To this machine' },
      enrollment: { trigger_type: 'discussion.created', node_id: 'hook' },
      contact: { id: member?.contact_id },
      data: { plan: 'gold' },
    });
    expect(sent?.headers['webhook-id']).toBe(sent?.body.id);
    expect((await hub(['webhooks', 'deliveries', endpoint_id], key)).code).toBe(4);
  });

  test('C440: an endpoint created with the caller’s secret signs with it', async () => {
    const own = { HUB_WEBHOOK_SECRET: 'of-at-least-24-characters' };
    const { word: url, received } = await listening(['--count', '1'], /^Listening at (\S+)\. /m, own);
    const endpoint = await created(['webhooks', 'create', url], { ...key, ...own });
    expect((await hub(['webhooks', 'test', endpoint], key)).code).toBe(0);
    const { code, events } = await received();
    expect([code, events[0]]).toMatchObject([0, { ok: true, by: 'x-svc-signature', body: { type: 'webhook.test' } }]);
    expect((await hub(['webhooks', 'delete', endpoint], key)).code).toBe(0);
  });
});
