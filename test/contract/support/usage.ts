import type { Demo } from '../../../infra/local/demo/demo.ts';

type Attributes = Readonly<Record<string, unknown>>;
type Caller = 'owner' | 'key' | 'member' | 'other';

interface Resource {
  readonly id: string;
  readonly attributes: Attributes;
}

/** A resource that was read: who read it, where, and its attributes. */
export interface Kept {
  readonly as: Caller;
  readonly path: string;
  readonly id: string;
  readonly attributes: Attributes;
}

const PREFIX = '/api/v1';
const MAX_ATTEMPTS = 5;

/** What a version of a function answers that does not have the operation, because releases have it in different ones. */
const isElsewhere = (status: number, text: string): boolean =>
  status === 404 && text.includes('There is no resource at this path.');

/** Sends a request, and again while the version that gets it does not have the operation. */
const answerTo = async (url: string, request: RequestInit) => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, request);
    const text = await response.text();
    if (attempt === MAX_ATTEMPTS || !isElsewhere(response.status, text)) return { response, text };
  }
};

const sendTo =
  (origin: string, tokens: Readonly<Record<Caller, string>>) =>
  async (as: Caller, method: string, path: string, body?: object): Promise<Resource> => {
    const { response, text } = await answerTo(`${origin}${PREFIX}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/vnd.api+json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${as}: ${method} ${path} was answered ${response.status}: ${text}`);
    return text === '' ? { id: '', attributes: {} } : JSON.parse(text).data;
  };

const signIn = async (origin: string, path: string, body: object): Promise<string> => {
  const response = await fetch(`${origin}${PREFIX}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text}`);
  const { data, access_token } = JSON.parse(text);
  return access_token ?? data.attributes.token ?? data.attributes.access_token;
};

const tokensOf = async (origin: string, { teams: [team] }: Demo): Promise<Record<Caller, string>> => {
  const [member, other] = team?.members ?? [];
  const [hub] = team?.hubs ?? [];
  const contact = (one: typeof member) =>
    signIn(origin, '/contact-auth/login', {
      data: { type: 'login_requests', attributes: { email: one?.email, password: one?.password, slug: hub?.slug } },
    });
  return {
    owner: await signIn(origin, '/auth/login', { email: team?.owner.email, password: team?.owner.password }),
    key: team?.api_key.secret ?? '',
    member: await contact(member),
    other: await contact(other),
  };
};

const envelope = (type: string, attributes: object) => ({ data: { type, attributes } });

/** Uses the service as its callers do, in the demo's first hub: writes in every part of it, and reads what was written. */
export const use = async (origin: string, demo: Demo): Promise<readonly Kept[]> => {
  const tokens = await tokensOf(origin, demo);
  const send = sendTo(origin, tokens);
  const [team] = demo.teams;
  const [hub] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  const [, other] = team?.members ?? [];
  const T = `/teams/${team?.id}`;
  const TH = `${T}/hubs/${hub?.id}`;
  const unique = crypto.randomUUID();

  const discussion = await send(
    'member',
    'POST',
    `/hubs/${hub?.id}/spaces/${space?.id}/discussions`,
    envelope('discussions', {
      title: `Repotting ${unique}`,
      body: 'When do you repot?',
      poll: { options: ['Spring', 'Autumn'], duration_days: 7 },
    }),
  );
  const comment = await send(
    'other',
    'POST',
    '/comments',
    envelope('comments', {
      target_type: 'discussion',
      target_id: discussion.id,
      body: 'In spring.',
    }),
  );
  const reply = await send(
    'member',
    'POST',
    '/comments',
    envelope('comments', {
      target_type: 'discussion',
      target_id: discussion.id,
      parent_comment_id: comment.id,
      body: 'So do I.',
    }),
  );
  await send('other', 'POST', `/discussions/${discussion.id}/reactions`, envelope('reactions', { emoji: '🌱' }));
  const { poll } = (await send('other', 'GET', `/discussions/${discussion.id}`)).attributes as {
    poll: { options: { id: string }[] };
  };
  await send(
    'other',
    'PUT',
    `/discussions/${discussion.id}/poll-vote`,
    envelope('poll_votes', { option_id: poll.options[0]?.id }),
  );
  const contact = await send(
    'key',
    'POST',
    `${T}/contacts`,
    envelope('contacts', { email: `${unique}@example.com`, name: 'New contact' }),
  );
  const tag = await send('key', 'POST', `${T}/tags`, envelope('tags', { name: `tag ${unique}` }));
  await send('key', 'POST', `${T}/contacts/${contact.id}/tags`, envelope('contact_tags', { tag_id: tag.id }));
  const product = await send('key', 'POST', `${TH}/products`, envelope('products', { name: `Circle ${unique}` }));
  await send('key', 'POST', `${TH}/products/${product.id}/prices`, envelope('prices', { kind: 'free' }));
  const achievement = await send(
    'key',
    'POST',
    `${T}/achievements`,
    envelope('achievements', { title: `Green ${unique}`, points: 5 }),
  );
  const node = await send(
    'key',
    'POST',
    `${TH}/content-nodes`,
    envelope('content_nodes', {
      kind: 'course',
      title: `Course ${unique}`,
      status: 'published',
    }),
  );
  const event = await send(
    'key',
    'POST',
    `${TH}/events`,
    envelope('events', {
      title: `Meeting ${unique}`,
      starts_at: '2030-03-08T09:00:00.000Z',
      ends_at: '2030-03-08T11:00:00.000Z',
      timezone: 'UTC',
      location_type: 'online',
      location_url: 'https://meet.example.com/a',
      status: 'scheduled',
    }),
  );
  await send('member', 'PUT', `/events/${event.id}/rsvp`, envelope('event_rsvps', { status: 'going' }));
  const endpoint = await send(
    'key',
    'POST',
    `${TH}/webhook-endpoints`,
    envelope('webhook_endpoints', { url: 'https://hooks.example.com/a' }),
  );
  const automation = await send(
    'key',
    'POST',
    `${TH}/automations`,
    envelope('automations', {
      name: `Welcome ${unique}`,
      definition: {
        entry_node_id: 'hello',
        trigger: { type: 'manual' },
        nodes: [{ id: 'hello', type: 'notify', data: { title: 'Hello' } }],
      },
    }),
  );
  await send('key', 'POST', `${TH}/automations/${automation.id}/publish`);
  const enrolled = { contact_id: other?.contact_id };
  await send(
    'key',
    'POST',
    `${TH}/automations/${automation.id}/enrollments`,
    envelope('automation_enrollments', enrolled),
  );
  const conversation = await send(
    'member',
    'POST',
    '/conversations',
    envelope('conversations', { hub_id: hub?.id, contact_ids: [other?.contact_id] }),
  );
  await send(
    'member',
    'POST',
    `/conversations/${conversation.id}/messages`,
    envelope('messages', { body: `Hello ${unique}` }),
  );
  await send('owner', 'PUT', `${TH}/editor-pending-ops`, envelope('hub_editor_pending_ops', { ops: [{ op: unique }] }));

  const reads: readonly (readonly [Caller, string])[] = [
    ['member', `/discussions/${discussion.id}`],
    ['member', `/comments/${comment.id}`],
    ['member', `/comments/${reply.id}`],
    ['key', `${T}/contacts/${contact.id}`],
    ['key', `${TH}/products/${product.id}`],
    ['key', `${T}/achievements/${achievement.id}`],
    ['key', `${TH}/content-nodes/${node.id}`],
    ['member', `/events/${event.id}`],
    ['key', `${TH}/webhook-endpoints/${endpoint.id}`],
    ['key', `${TH}/automations/${automation.id}`],
    ['member', `/conversations/${conversation.id}`],
    ['member', '/me'],
    ['key', TH],
  ];
  const kept: Kept[] = [];
  for (const [as, path] of reads) kept.push({ as, path, ...(await send(as, 'GET', path)) });
  return kept;
};

/** Attributes that change without a write to the resource. */
const VOLATILE: ReadonlySet<string> = new Set([
  'updated_at',
  'last_active_at',
  'last_login_at',
  'last_seen_at',
  'unread_count',
]);

const isObject = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same; properties that only one of them has do not count. */
const isSame = (before: unknown, after: unknown): boolean => {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((one, nth) => isSame(one, after[nth]));
  if (!isObject(before) || !isObject(after)) return JSON.stringify(before) === JSON.stringify(after);
  return Object.keys(before).every((name) => !(name in after) || isSame(before[name], after[name]));
};

/** Reads the resources again; returns the attributes that differ. Attributes that only one release knows do not count. */
export const differences = async (origin: string, demo: Demo, kept: readonly Kept[]): Promise<readonly string[]> => {
  const send = sendTo(origin, await tokensOf(origin, demo));
  const found: string[] = [];
  for (const { as, path, id, attributes } of kept) {
    const now = await send(as, 'GET', path);
    if (now.id !== id) found.push(`${path} has the id ${now.id}`);
    for (const [name, before] of Object.entries(attributes)) {
      const after = now.attributes[name];
      if (VOLATILE.has(name) || !(name in now.attributes)) continue;
      if (!isSame(before, after))
        found.push(`${path}: ${name} was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`);
    }
  }
  return found;
};
