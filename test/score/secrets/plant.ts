import type { startReceiver } from '../../support/receiver.ts';
import type { Answer, RealStack } from '../stack/real-stack.ts';
import type { Canary } from './find.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const done = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`A canary was not planted: ${answer.status} ${answer.text}`);
  return answer;
};
const member = (text: string) => JSON.parse(text);

/** Plants a canary of each kind through the API, and makes the service use each of them. */
export const plant = async (stack: RealStack, receiver: Receiver) => {
  const canaries: Canary[] = [];
  const [password, memberPassword, webhookSecret] = [
    'Canary-user-pass-81',
    'Canary-member-pass-82',
    'canary-webhook-secret-83-abcdefgh',
  ];
  const [email, memberEmail, imported] = [
    'canary.owner@example.com',
    'canary.member@example.com',
    'canary.imported@example.com',
  ];
  const registration = { email, password, name: 'Canaria Ownerby' };
  const registered = member(done(await stack.api('/auth/register', { method: 'POST', body: registration })).text);
  const token: string = registered.access_token;
  const post = async (path: string, send: readonly [string, object] | undefined, as = token) =>
    done(await stack.api(path, { method: 'POST', token: as, ...(send && { send }) }));
  const proof = async (): Promise<string> => {
    await stack.settle(1);
    const { text } = await stack.local('/_local/mail', { headers: { accept: 'application/json' } });
    const mail = JSON.parse(text).find((one: { to: string }) => one.to === email);
    return new URL(mail.links[0]).searchParams.get('token') ?? '';
  };
  const code = await proof();
  done(await stack.api('/auth/email-verification/confirm', { method: 'POST', token, body: { token: code } }));
  const team = (await post('/teams', ['teams', { name: 'Canary team' }])).data.id;
  const hub = (
    await post(`/teams/${team}/hubs`, [
      'hubs',
      { name: 'Canary hub', slug: 'canary-hub', access_level: 'open', sign_in: 'both' },
    ])
  ).data.id;
  const space = (
    await post(`/hubs/${hub}/spaces`, ['spaces', { name: 'Nest', slug: 'nest', position: 0, visibility: 'public' }])
  ).data.id;
  const { data: apiKey } = await post(`/teams/${team}/api-keys`, ['api_keys', { name: 'Canary', scopes: ['*'] }]);
  const key = String(apiKey.attributes.secret);
  const joining = { email: memberEmail, password: memberPassword, slug: 'canary-hub' };
  const joined = member(done(await stack.api('/contact-auth/register', { method: 'POST', body: joining })).text);
  const contactToken: string = joined.access_token;
  done(
    await stack.api('/me', { method: 'PATCH', token: contactToken, send: ['contacts', { name: 'Canaria Memberby' }] }),
  );
  const other = { email: 'bystander@example.com', password: 'A bystander of 84', slug: 'canary-hub' };
  const bystander: string = member(
    done(await stack.api('/contact-auth/register', { method: 'POST', body: other })).text,
  ).access_token;
  const ticket = (await post(`/hubs/${hub}/stream-tickets`, ['stream_tickets', {}], contactToken)).data;
  const url = receiver.url('canary');
  const endpoint = (
    await post(`/teams/${team}/hubs/${hub}/webhook-endpoints`, ['webhook_endpoints', { url, secret: webhookSecret }])
  ).data.id;
  const nodes = [{ id: 'hook', type: 'webhook', data: { endpoint_id: endpoint } }];
  const definition = { trigger: { type: 'discussion.created', space_id: space }, entry_node_id: 'hook', nodes };
  const automations = `/teams/${team}/hubs/${hub}/automations`;
  const automation = (await post(automations, ['automations', { name: 'Hook', definition }])).data.id;
  await post(`${automations}/${automation}/publish`, undefined);
  await post(
    `/hubs/${hub}/spaces/${space}/discussions`,
    ['discussions', { title: 'Song', body: 'of a bird' }],
    contactToken,
  );
  const rows = [{ email: imported, hub_id: hub }];
  await post(`/teams/${team}/contacts/import`, ['imports', { rows }]);
  /* Wrong secrets, so that refusals are logged, too. */
  await stack.api('/auth/login', { method: 'POST', body: { email, password: `${password}!` } });
  await stack.api(`/teams/${team}/hubs`, { token: `${key}x` });
  await stack.api(`/teams/${team}`, { token: `${token}x` });
  await stack.api(`/hubs/${hub}/stream?ticket=${ticket.attributes?.ticket ?? ''}`, {});
  await stack.settle(1);
  canaries.push(
    { kind: 'user_password', value: password },
    { kind: 'member_password', value: memberPassword },
    { kind: 'access_token', value: token },
    { kind: 'access_token', value: contactToken },
    { kind: 'refresh_token', value: registered.refresh_token },
    { kind: 'refresh_token', value: joined.refresh_token },
    { kind: 'emailed_token', value: code },
    { kind: 'api_key', value: key },
    { kind: 'webhook_secret', value: webhookSecret },
    { kind: 'stream_ticket', value: String(ticket.attributes?.ticket ?? ticket.id) },
    { kind: 'user_email', value: email },
    { kind: 'user_name', value: 'Canaria Ownerby' },
    { kind: 'member_email', value: memberEmail },
    { kind: 'member_name', value: 'Canaria Memberby' },
    { kind: 'imported_email', value: imported },
  );
  return {
    canaries,
    token,
    key,
    contactToken,
    bystander,
    team,
    hub,
    space,
    endpoint,
    password,
    memberPassword,
    email,
    memberEmail,
  };
};

export type Planted = Awaited<ReturnType<typeof plant>>;
