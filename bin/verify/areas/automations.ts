import { createHmac } from 'node:crypto';
import { newPassword } from '../addresses.ts';
import { type Area, check, Skipped } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isInteger, isMoment, isObject, isText, ofLength, without } from '../matchers.ts';
import { until } from '../poll.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inHub, type World } from '../world.ts';
import { discuss } from './discussions.ts';

const endpoints = (world: World, rest = '') => inHub(world, `/webhook-endpoints${rest}`);
const automations = (world: World, rest = '') => inHub(world, `/automations${rest}`);
const endpoint = (attributes: object) => envelope('webhook_endpoints', attributes);

/** Addresses that are not on the public Internet, in several spellings. */
const PRIVATE = [
  'https://10.0.0.8/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://[::1]/',
  'https://[fe80::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://0.0.0.0/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd12::1]/',
  'https://168427528/',
  'ftp://203.0.113.1/',
];

/** The signature of `X-Svc-Signature` over the body, with the endpoint's secret. */
const isSigned = (secret: string, header: string, body: string): boolean => {
  const { t = '', v1 = '' } = Object.fromEntries(header.split(',').map((part) => part.split('=')));
  return createHmac('sha256', secret).update(`${t}.${body}`).digest('hex') === v1;
};

/** Sends a webhook when a discussion is created in the run's space. */
const webhookAutomation = (world: World, endpoint_id: unknown) => ({
  name: 'Verify',
  definition: {
    trigger: { type: 'discussion.created', space_id: world.space },
    entry_node_id: 'send',
    nodes: [{ id: 'send', type: 'webhook', data: { endpoint_id, data: { run: world.run } } }],
  },
});

export const automationsAndWebhooks: Area = {
  name: 'automations and webhooks',
  checks: [
    check(
      'C435 C436 C438 C439 C440 C441 C451 C454 C455 C456 C427 C437',
      'an automation sends a signed webhook to the stage’s own receiver, which verifies it',
      async (world) => {
        const owner = as(world, 'owner');
        const secret = newPassword();
        const url = `${world.client.origin}/api/v1/webhook-receipts`;
        const made = await owner.post(endpoints(world), endpoint({ url, secret }));
        if (valueAt(made.json, 'errors.0.code') === 'target_not_allowed' && !url.startsWith('https:'))
          throw new Skipped('webhooks go to public https addresses only, and this stage has none');
        const endpointId = String(
          valueAt(expects(made, { status: 201, body: { '': without(secret) } }).json, 'data.id'),
        );
        expects(await owner.get(endpoints(world)), {
          status: 200,
          body: { 'data.0.id': endpointId, '': without(secret) },
        });
        expects(
          await owner.get(`/api/v1/teams/${world.team}/hubs/${world.sideHub.id}/webhook-endpoints/${endpointId}`),
          {
            status: 404,
          },
        );
        const automation = await owner.post(
          automations(world),
          envelope('automations', webhookAutomation(world, endpointId)),
        );
        const id = String(valueAt(expects(automation, { status: 201 }).json, 'data.id'));
        expects(await owner.post(automations(world, `/${id}/publish`)), { status: 200 });
        expects(await owner.get(automations(world, `/${id}/versions`)), {
          status: 200,
          body: {
            'data.0.type': 'automation_versions',
            'data.0.attributes.automation_id': id,
            'data.0.attributes.version_int': isInteger,
            'data.0.attributes.definition': isObject,
            'data.0.attributes.published_at': isMoment,
          },
        });
        await discuss(world, { title: 'Sends a webhook' });
        const listed = await until(
          'the webhook is delivered',
          () => owner.get(endpoints(world, `/${endpointId}/deliveries`)),
          ({ json }) => valueAt(json, 'data.0.attributes.status') === 'delivered',
          120,
        );
        const delivery = await owner.get(
          endpoints(world, `/${endpointId}/deliveries/${valueAt(listed.json, 'data.0.id')}`),
        );
        expects(delivery, {
          status: 200,
          body: {
            'data.attributes.event_type': 'automation.webhook',
            'data.attributes.attempts.0.status': 200,
            'data.attributes.attempts.0.response': isText,
            'data.attributes.body': isText,
          },
        });
        const [header, body] = ['attempts.0.signature', 'body'].map((name) =>
          String(valueAt(delivery.json, `data.attributes.${name}`)),
        );
        expectsValue('X-Svc-Signature verifies', isSigned(secret, header ?? '', body ?? ''), true, delivery);
        expectsValue('it verifies a changed body', isSigned(secret, header ?? '', `${body} `), false, delivery);
        expectsValue('the body names the run', String(body).includes(world.run), true, delivery);
        expects(await owner.remove(automations(world, `/${id}`)), { status: 204 });
        expects(await owner.remove(endpoints(world, `/${endpointId}`)), { status: 204 });
        expects(await owner.get(endpoints(world)), { status: 200, body: { data: ofLength(0) } });
      },
    ),
    check('C443 C445 C446 C447 C448', 'private targets are 422 at their pointer', async (world) => {
      for (const url of PRIVATE)
        expects(await as(world, 'key').post(endpoints(world), endpoint({ url })), {
          status: 422,
          body: { 'errors.0.source.pointer': '/data/attributes/url' },
        });
    }),
    check('C423 C424 C425 C426', 'an automation’s name, mode and interval have their limits', async (world) => {
      const owner = as(world, 'owner');
      const nodes = [{ id: 'a', type: 'notify', data: { title: 'Verify' } }];
      const definition = { trigger: { type: 'manual' }, entry_node_id: 'a', nodes };
      const made = await owner.post(automations(world), envelope('automations', { name: 'Limits', definition }));
      const path = automations(world, `/${valueAt(expects(made, { status: 201 }).json, 'data.id')}`);
      const change = (attributes: object) => owner.patch(path, envelope('automations', attributes));
      const accepted = [
        { name: 'x' },
        { name: 'x'.repeat(255) },
        { re_entry_mode: 'after_exit' },
        { settings: null },
        {},
      ];
      for (const attributes of accepted) expects(await change(attributes), { status: 200 });
      const refused = [
        { name: '' },
        { name: 'x'.repeat(256) },
        { re_entry_mode: 'other' },
        { re_entry_interval_seconds: 0 },
        { re_entry_interval_seconds: 2_147_483_648 },
      ];
      for (const attributes of refused) expects(await change(attributes), { status: 422 });
    }),
  ],
};

export const callbacks: Area = {
  name: 'callbacks of providers',
  checks: [
    check('C461 C462 C468', 'a callback without a valid signature is refused', async (world) => {
      const event = { id: `evt_verify_${world.run}`, object: 'event', type: 'verify' };
      const stripe = { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` };
      for (const [path, headers] of [
        ['/webhooks/stripe/platform', stripe],
        ['/webhooks/stripe/connect', stripe],
        ['/webhooks/stripe/platform', {}],
      ] as const)
        expects(
          await as(world, 'nobody').post(path, event, { headers: { 'content-type': 'application/json', ...headers } }),
          {
            status: [400, 503],
            body: { errors: ofLength(1) },
          },
        );
    }),
    check('C465', 'a callback of an unknown provider is 404', async (world) => {
      expects(await as(world, 'nobody').post('/webhooks/unknown/platform', {}), { status: 404 });
    }),
  ],
};
