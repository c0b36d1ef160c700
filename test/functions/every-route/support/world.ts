import { adminAlerts } from '../../../../shared/accounts/alerts/admin-alerts.ts';
import { platformAlerts } from '../../../../shared/accounts/alerts/platform-alerts.ts';
import { DEPENDENT_SECONDS, TOKENS } from '../../../../shared/accounts/identity/token.ts';
import type { CallerKind } from '../../../../shared/api/callers.ts';
import type { Route } from '../../../../shared/api/route.ts';
import { DEFAULT_PAYMENT_PROVIDER } from '../../../../shared/commerce/payments/registry.ts';
import { commentKey } from '../../../../shared/community/comments/comment-item.ts';
import { heldListing } from '../../../../shared/community/comments/held-comments.ts';
import { reportCaseId } from '../../../../shared/community/moderation/report-case-item.ts';
import { REMOVED_KINDS, removalRow } from '../../../../shared/hubs/people/content-removals/content-removal-item.ts';
import { newRemoval } from '../../../../shared/hubs/people/content-removals/content-removals.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { fill } from '../../../../shared/platform/http/paths.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { TestStore } from '../../../support/dynamo.ts';
import { type ApiResponse, type Call, startService } from '../../../support/service.ts';
import { type TestKeys, testKeys } from '../../../support/tokens.ts';
import { seedWorld, type Tenant, type World } from '../../../support/world.ts';
import { automationWithEnrollment } from './automation-with-enrollment.ts';
import { bouncedEmail } from './bounced-email.ts';
import { conversationWithMessage } from './conversation-with-message.ts';
import { everyRoute } from './routes.ts';
import { documentOf, formsOf, type Ids, sampleOf } from './sample-body.ts';
import { storedErasure } from './stored-erasure.ts';
import { objectsOfAPicture, storedMedia } from './stored-media.ts';
import { storedNotification } from './stored-notification.ts';

/** A tenant with the id of an existing resource for each path parameter. */
export interface Resident extends Tenant {
  readonly ids: Ids;
}

/** All routes of the service in this process, with two teams that each have one resource of every kind. */
export interface RouteWorld extends World {
  readonly ours: Resident;
  readonly theirs: Resident;
  /** The ids of resources of the platform. */
  readonly platform: Ids;
  readonly db: Table;
  readonly store: TestStore;
  readonly keys: TestKeys;
  call(call: Call): Promise<ApiResponse>;
  stop(): Promise<void>;
}

/** Minimal ports for every group. */
export const portsOf = (keys: ReturnType<typeof testKeys>) => ({
  publicKeys: keys.publicKeys,
  signer: {
    issue: async (subject: Parameters<typeof keys.issue>[0], now: number) => ({
      token: keys.issue(subject, { now, claims: { jti: newId() } }),
      expires_in:
        subject.kind === 'contact' && subject.actor !== undefined
          ? DEPENDENT_SECONDS
          : TOKENS[subject.kind === 'user' ? 'platform' : 'contact'].seconds,
    }),
  },
  mail: { send: async () => {} },
  payments: () => ({
    openSession: async () => ({ id: `cs_${newId()}`, url: 'https://pay.example.com' }),
    refund: async () => ({ id: newId(), payment: `pi_${newId()}` }),
    cancelAtPeriodEnd: () => Promise.reject(new Error('nothing is paid here')),
    createAccount: async () => ({
      account_id: `acct_${newId()}`,
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
    }),
    onboardingUrl: async () => 'https://pay.example.com/onboarding',
  }),
  provider: DEFAULT_PAYMENT_PROVIDER,
  publicOrigin: 'https://hub.example.com',
  platformSells: true,
  txtLookup: async () => [],
  build: { service: 'hub-membership-service', version: '0.0.0' },
  files: async () => undefined,
  index: { refresh: async () => 'stayed' as const, find: async () => ({ hits: [], cut: false, stems: [] }) },
  objects: objectsOfAPicture,
  seal: async () => 'sealed',
  unseal: async () => 'secret',
  access: {
    guard: { ownHosts: [], allowed: [], resolve: async () => ['93.184.215.14'] },
    request: async () => undefined,
  },
  webhooks: {
    seal: async () => 'sealed',
    guard: { ownHosts: [], allowed: [], resolve: async () => ['93.184.215.14'] },
    signingKeys: [{ id: newId(), key: 'whpk_', created_at: new Date().toISOString(), retired_at: null }],
  },
  callbacks: { queue: { send: async () => {} }, provider: () => undefined },
});

/** A resource for a path parameter, created by this call if a group serves it. */
interface Fixture {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly by?: 'member';
  readonly attributes: (tenant: Tenant, ids: Ids) => object;
}

const FIXTURES: readonly Fixture[] = [
  {
    name: 'role_id',
    path: '/teams/{team_id}/roles',
    type: 'roles',
    attributes: ({ hub }) => ({ name: `spare ${hub.slice(-6)}` }),
  },
  {
    name: 'tag_id',
    path: '/teams/{team_id}/tags',
    type: 'tags',
    attributes: ({ hub }) => ({ name: `tag ${hub.slice(-6)}` }),
  },
  {
    name: 'profile_field_id',
    path: '/teams/{team_id}/profile-fields',
    type: 'profile_fields',
    attributes: ({ hub }) => ({ key: `field_${hub.slice(-6)}`, label: 'City', field_type: 'text' }),
  },
  {
    name: 'import_id',
    path: '/teams/{team_id}/contacts/import',
    type: 'imports',
    attributes: () => ({ rows: [{ email: 'imported@example.com' }] }),
  },
  {
    name: 'space_id',
    path: '/hubs/{hub_id}/spaces',
    type: 'spaces',
    attributes: () => ({ name: 'Lobby', visibility: 'public' }),
  },
  {
    name: 'invitation_id',
    path: '/teams/{team_id}/invitations',
    type: 'invitations',
    attributes: ({ hub, users }) => ({ email: `invited-${hub}@example.com`, role_id: users.moderator.role_id }),
  },
  {
    name: 'event_id',
    path: '/teams/{team_id}/hubs/{hub_id}/events',
    type: 'events',
    attributes: () => ({ title: 'Meeting', starts_at: '2100-01-01T00:00:00Z' }),
  },
  {
    name: 'reason_id',
    path: '/admin/teams/{team_id}/hubs/{hub_id}/report-reasons',
    type: 'report_reasons',
    attributes: () => ({ label: 'Off topic' }),
  },
  {
    name: 'discussion_id',
    path: '/hubs/{hub_id}/spaces/{space_id}/discussions',
    type: 'discussions',
    by: 'member',
    attributes: () => ({
      ...{ title: 'A question', body: 'What is it?' },
      poll: { options: ['Tea', 'Coffee'], is_anonymous: false },
    }),
  },
  {
    name: 'comment_id',
    path: '/comments',
    type: 'comments',
    by: 'member',
    attributes: (_, { discussion_id }) => ({ target_type: 'discussion', target_id: discussion_id, body: 'That.' }),
  },
  {
    name: 'content_node_id',
    path: '/teams/{team_id}/hubs/{hub_id}/content-nodes',
    type: 'content_nodes',
    attributes: () => ({ title: 'A course', kind: 'course' }),
  },
  {
    name: 'playlist_id',
    path: '/teams/{team_id}/hubs/{hub_id}/playlists',
    type: 'playlists',
    attributes: () => ({ title: 'A playlist' }),
  },
  {
    name: 'item_id',
    path: '/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items',
    type: 'playlist_items',
    attributes: (_, { content_node_id }) => ({ content_node_id }),
  },
  {
    name: 'rule_id',
    path: '/teams/{team_id}/hubs/{hub_id}/access-rules',
    type: 'access_rules',
    attributes: (_, { playlist_id }) => ({
      target_type: 'playlist',
      target_id: playlist_id,
      conditions: [{ type: 'role', operator: 'in', value: { roles: ['member'] } }],
    }),
  },
  {
    name: 'achievement_id',
    path: '/teams/{team_id}/achievements',
    type: 'achievements',
    attributes: () => ({ title: 'First steps' }),
  },
  {
    name: 'attachment_id',
    path: '/attachments',
    type: 'attachments',
    attributes: (_, { media_id, discussion_id }) => ({
      media_id,
      target_type: 'discussion',
      target_id: discussion_id,
    }),
  },
  {
    name: 'held_comment_id',
    path: '/comments',
    type: 'comments',
    by: 'member',
    attributes: (_, { discussion_id }) => ({ target_type: 'discussion', target_id: discussion_id, body: 'Held.' }),
  },
  {
    name: 'report_id',
    path: '/reports',
    type: 'reports',
    by: 'member',
    attributes: (_, { comment_id, reason_id }) => ({ target_type: 'comment', target_id: comment_id, reason_id }),
  },
  {
    name: 'endpoint_id',
    path: '/teams/{team_id}/hubs/{hub_id}/webhook-endpoints',
    type: 'webhook_endpoints',
    attributes: () => ({ url: 'https://hooks.example.com' }),
  },
  {
    name: 'delivery_id',
    path: '/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/test',
    type: 'webhook_deliveries',
    attributes: () => ({}),
  },
  {
    name: 'product_id',
    path: '/teams/{team_id}/hubs/{hub_id}/products',
    type: 'products',
    attributes: () => ({ name: 'A course' }),
  },
  {
    name: 'price_id',
    path: '/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices',
    type: 'prices',
    attributes: () => ({ kind: 'recurring', amount: 500, currency: 'EUR', interval: 'month' }),
  },
  {
    name: 'coupon_id',
    path: '/teams/{team_id}/hubs/{hub_id}/coupons',
    type: 'coupons',
    attributes: () => ({ code: 'WELCOME', percent_off: 10 }),
  },
  {
    name: 'drip_campaign_id',
    path: '/teams/{team_id}/hubs/{hub_id}/drip-campaigns',
    type: 'drip_campaigns',
    attributes: () => ({ name: 'A lesson a week' }),
  },
  {
    name: 'drip_step_id',
    path: '/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps',
    type: 'drip_steps',
    attributes: () => ({ kind: 'email', subject: 'The first lesson', body: 'Here it is.' }),
  },
  {
    name: 'identity_provider_id',
    path: '/teams/{team_id}/hubs/{hub_id}/identity-providers',
    type: 'identity_providers',
    attributes: () => ({ name: 'Acme', issuer: 'https://id.example.com', client_id: 'hub' }),
  },
  {
    name: 'team_provider_id',
    path: '/teams/{team_id}/identity-providers',
    type: 'team_identity_providers',
    attributes: () => ({
      ...{ name: 'Acme', issuer: 'https://id.example.com', client_id: 'hub' },
      return_urls: ['https://office.example.com/in'],
    }),
  },
  {
    name: 'domain_id',
    path: '/teams/{team_id}/domains',
    type: 'team_domains',
    attributes: () => ({ domain: 'acme-bakery.com' }),
  },
  ...['order_id', 'subscription_id'].map((name) => ({
    name,
    path: '/hub/{hub_id}/checkout',
    type: 'checkout_sessions',
    by: 'member' as const,
    attributes: (_: Tenant, { price_id }: Ids) => ({ price_id }),
  })),
];

/** Path parameters whose resources are seeded directly or belong to no tenant. */
export const SEEDED_PARAMETERS = [
  'team_id',
  'hub_id',
  'user_id',
  'key_id',
  'contact_id',
  'alert_id',
  'conversation_id',
  'message_id',
  'file_id',
  'media_id',
  'transcode_id',
  'automation_id',
  'enrollment_id',
  'notification_id',
  'email_id',
  'suppression_id',
  'erasure_id',
  'case_id',
  'removal_id',
];

/** Every path parameter for which both tenants have an id. */
export const KNOWN_IDS: ReadonlySet<string> = new Set([...SEEDED_PARAMETERS, ...FIXTURES.map(({ name }) => name)]);

/** A content removal, which is undone by the first call. */
const storedRemoval = async (db: RouteWorld['db'], { id: team, hub, member, users }: Tenant): Promise<string> => {
  const by = { type: 'user', id: users.owner.id } as const;
  const asked = { id: newId(), contact_id: member.id, action: 'hide', since: null, include: REMOVED_KINDS } as const;
  const removal = newRemoval({ team, hub }, { ...asked, requested_by: by }, by, new Date());
  await db.put(removalRow({ team, hub }, removal));
  return removal.id;
};

/** Holds a comment for review, as the limits for newcomers do. */
const holdComment = async (db: RouteWorld['db'], { id: team, hub }: Tenant, id: string): Promise<void> => {
  const key = commentKey(team, id);
  const held = heldListing({ id, team_id: team, hub_id: hub, created_at: new Date().toISOString() });
  if (key) await db.update(key, { set: { status: 'pending_review', ...held } });
};

/** One resource of every kind in the tenant's hub. The calls are made as the tenant. */
export const seedResident = async (service: Pick<RouteWorld, 'db' | 'call'>, tenant: Tenant): Promise<Resident> => {
  const raised = { payload: {}, dedupe_key: newId(), source_module: 'test', hub_id: tenant.hub };
  const alert = { ...raised, alert_type: 'emails_held_back' } as const;
  const ids: Record<string, string> = {
    team_id: tenant.id,
    hub_id: tenant.hub,
    /* The target that most bodies accept. */
    target_id: tenant.hub,
    user_id: tenant.users.moderator.id,
    key_id: tenant.key.id,
    ...(await conversationWithMessage(service.db, tenant)),
    ...(await automationWithEnrollment(service.db, tenant)),
    ...(await storedMedia(service.db, tenant)),
    ...(await storedNotification(service.db, tenant)),
    ...(await bouncedEmail(service.db, tenant)),
    ...(await storedErasure(service.db, tenant)),
    removal_id: await storedRemoval(service.db, tenant),
    alert_id: await adminAlerts(service.db, tenant.id).raise(alert, new Date()),
  };
  for (const { name, path, type, by, attributes } of FIXTURES) {
    if (!everyRoute.some((route) => route.method === 'POST' && route.path === path)) continue;
    const { status, body } = await service.call({
      method: 'POST',
      path: `/api/v1${fill(path, ids)}`,
      token: by === 'member' ? tenant.member.token : tenant.users.owner.token,
      body: { data: { type, attributes: attributes(tenant, ids) } },
    });
    if (status !== 201 && status !== 202) throw new Error(`POST ${path} returned ${status} ${JSON.stringify(body)}`);
    ids[name] = (body as { data: { id: string } }).data.id;
  }
  await holdComment(service.db, tenant, ids.held_comment_id ?? '');
  const reported = { target_type: 'comment', target_id: ids.comment_id ?? '' } as const;
  ids.case_id = reportCaseId({ team: tenant.id, hub: tenant.hub }, reported);
  return { ...tenant, ids };
};

/** Without rate limits: these tests call each route far more often than the limits allow. */
const unlimited = everyRoute.map(({ limit, ...route }) => route) as unknown as readonly Route<unknown>[];

export const startRoutes = async ({ stream = false, ports = {} } = {}): Promise<RouteWorld> => {
  const keys = testKeys();
  const service = await startService<unknown>(unlimited, { ...portsOf(keys), ...ports }, { keys, stream });
  const world = await seedWorld(service.db, keys);
  const alert = { alert_type: 'dead_letters', payload: {}, dedupe_key: newId(), severity: 'info' } as const;
  const platform = { alert_id: await platformAlerts(service.db).raise(alert, new Date()) };
  let addresses = 0;
  return {
    ...world,
    db: service.db,
    store: service.store,
    keys,
    ours: await seedResident(service, world.ours),
    theirs: await seedResident(service, world.theirs),
    platform,
    /* Each call comes from a separate address, so that no limit per address applies. */
    call(call) {
      addresses += 1;
      return service.call({ sourceIp: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`, ...call });
    },
    stop: service.stop,
  };
};

/** The path of a route with these ids; a parameter without an id gets an unknown one. */
export const pathOf = ({ path, root }: Route, ids: Ids): string => {
  const values = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ids[name] ?? newId()]),
  );
  return `${root ? '' : '/api/v1'}${fill(path, values)}`;
};

/** Required query parameters. */
const REQUIRED_QUERIES: Ids = {
  '/attachments': `?filter[target_type]=discussion&filter[target_id]=${newId()}`,
  '/hubs/{hub_id}/search': '?q=word',
  '/hubs/{hub_id}/search/community': '?q=word',
};
const requiredQueryOf = ({ method, path }: Route): string => (method === 'GET' ? (REQUIRED_QUERIES[path] ?? '') : '');

/** The token of the most privileged caller of this kind in this tenant. */
export const tokenOf = (world: RouteWorld, of: Resident, kind: CallerKind, route: Route): string | undefined => {
  if (kind === 'anonymous') return undefined;
  if (kind === 'key') return of.key.secret;
  if (kind === 'contact') return of.member.token;
  return route.caller.platformAdmin ? world.platformAdmin.token : of.users.owner.token;
};

/** A valid request to a route by the most privileged caller of its tenant. */
export const requestOf = (world: RouteWorld, route: Route, kind: CallerKind, of = world.ours): Call => {
  const { body } = route;
  const form = body && formsOf(body)[0];
  return {
    method: route.method,
    path: pathOf(route, route.caller.platformAdmin ? world.platform : of.ids) + requiredQueryOf(route),
    token: tokenOf(world, of, kind, route),
    headers: {
      'x-team-id': of.id,
      ...(form === 'urlencoded' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body && form && { body: documentOf(body, form, sampleOf(body, of.ids)) }),
  };
};
