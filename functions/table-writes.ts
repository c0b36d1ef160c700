const UUID = `${'?'.repeat(8)}-????-????-????-${'?'.repeat(12)}`;
const TEAM = `TEAM#${UUID}`;
const HUB = `${TEAM}#HUB#${UUID}`;

/** Partitions of the table as IAM patterns over the partition key. `?` matches one character. */
export const PARTITIONS = {
  /** All rows of all teams and hubs. */
  tenants: 'TEAM#*',
  /** The rows of teams, without those below them. Includes the last use of API keys. */
  teams: TEAM,
  /** The rows of hubs: settings, members, webhook endpoints and automations. */
  hubRows: HUB,
  webhookDeliveries: `${HUB}#WEBHOOK#*`,
  activity: `${HUB}#ACTIVITY#*`,
  notifications: `${TEAM}#CONTACT#${UUID}#NOTIFICATIONS`,
  /** The rows of contacts that their own key names: tags, exports, own lists. */
  contactRows: `${TEAM}#CONTACT#${UUID}`,
  /** Files and media, their renditions, and their references. */
  media: `${TEAM}#MEDIA#*`,
  /** Rows that only find other rows: further places in the index. */
  furtherPlaces: `${TEAM}#LISTED#*`,
  users: 'USER#*',
  credentials: 'USER_EMAIL#*',
  sessions: 'SESSION#*',
  oneTimeTokens: 'ONE_TIME#*',
  invitationTokens: 'INVITATION-TOKEN#*',
  roles: 'ROLE#*',
  hubs: 'HUB#*',
  slugs: 'SLUG#*',
  domains: 'DOMAIN#*',
  /** The teams that verified an email domain. */
  teamDomains: 'TEAM_DOMAIN#*',
  streamTickets: 'STREAM_TICKET#*',
  /** Open WebSockets, and those of each hub that are subscribed. */
  liveConnections: 'LIVE#*',
  liveListeners: `${HUB}#LIVE`,
  teamErasures: 'TEAM_ERASURE#*',
  memberTerms: 'MEMBER_TERMS',
  achievementsDue: 'ACHIEVEMENTS_DUE',
  /** Parked due work of both. */
  memberTermsAside: 'MEMBER_TERMS#ASIDE',
  achievementsDueAside: 'ACHIEVEMENTS_DUE#ASIDE',
  /** Shards of due work (`shared/platform/db/due-shards.ts`). */
  memberTermsShards: 'MEMBER_TERMS~*',
  achievementsDueShards: 'ACHIEVEMENTS_DUE~*',
  subscriptionEndsShards: 'SUBSCRIPTION_ENDS~*',
  /** Subscriptions to cancel with the provider. */
  subscriptionEnds: 'SUBSCRIPTION_ENDS',
  payments: 'PAYMENT#*',
  paymentAccounts: 'PAYMENT_ACCOUNT#*',
  callbacks: 'CALLBACK#*',
  deliveries: 'MAIL#*',
  emails: 'EMAIL#*',
  serviceSuppressions: 'SERVICE_SUPPRESSION#*',
  platform: 'PLATFORM',
  limits: 'LIMIT#*',
  repeats: 'IDEM#*',
  /** The secret that authenticates cursors. */
  service: 'SERVICE',
} as const;

export type Partition = keyof typeof PARTITIONS;

/** The writes of the framework, for every function with routes. */
const ANSWERING: readonly Partition[] = ['limits', 'repeats', 'service', 'teams'];

const answering = (...own: readonly Partition[]): readonly Partition[] => [...ANSWERING, ...own];

/** Where rows of a team are that is erased, besides its own partitions. */
const ROWS_OF_TEAMS_ELSEWHERE: readonly Partition[] = [
  ...([
    'roles',
    'hubs',
    'slugs',
    'domains',
    'teamDomains',
    'streamTickets',
    'liveConnections',
    'invitationTokens',
  ] as const),
  ...([
    'memberTermsAside',
    'achievementsDue',
    'achievementsDueShards',
    'achievementsDueAside',
    'subscriptionEnds',
    'subscriptionEndsShards',
  ] as const),
  ...(['payments', 'paymentAccounts', 'emails'] as const),
];

/** The partitions that each function may write. */
export const TABLE_WRITES: Readonly<Record<string, readonly Partition[]>> = {
  access: answering('tenants'),
  achievements: answering('tenants'),
  alerts: answering('tenants', 'platform'),
  auth: answering('tenants', 'users', 'credentials', 'sessions', 'oneTimeTokens', 'invitationTokens'),
  automations: answering('tenants'),
  callbacks: answering('callbacks'),
  commerce: answering('tenants', 'payments', 'paymentAccounts', 'subscriptionEnds', 'subscriptionEndsShards'),
  community: answering('tenants'),
  content: answering('tenants'),
  'hub-events': answering('tenants'),
  hubs: answering('tenants', 'hubs', 'slugs', 'domains'),
  identity: answering('teams'),
  'identity-providers': answering('tenants', 'oneTimeTokens', 'teamDomains', 'users', 'credentials'),
  'sign-in-settings': answering('tenants', 'teamDomains'),
  me: answering('tenants', 'users', 'credentials', 'oneTimeTokens', 'roles', 'memberTerms', 'memberTermsShards'),
  media: answering('tenants'),
  members: answering('tenants', 'users', 'memberTerms', 'memberTermsShards'),
  messages: answering('tenants'),
  moderation: answering('tenants'),
  recordings: answering('media'),
  comments: answering('tenants'),
  search: answering(),
  stream: answering('activity', 'notifications', 'streamTickets'),
  teams: answering('tenants', 'users', 'credentials', 'roles', 'invitationTokens', 'teamErasures'),
  webhooks: answering('hubRows', 'webhookDeliveries'),
  relay: ['tenants', 'platform', 'subscriptionEnds', 'subscriptionEndsShards'],
  sweep: [
    'tenants',
    'achievementsDue',
    'achievementsDueShards',
    'achievementsDueAside',
    'platform',
    'subscriptionEnds',
    'subscriptionEndsShards',
  ],
  'verify-domains': ['tenants', 'domains', 'platform'],
  'transfer-data': ['tenants', 'users', 'memberTerms', 'memberTermsShards'],
  'award-achievements': ['tenants', 'achievementsDue', 'achievementsDueShards'],
  'run-automations': ['tenants'],
  'process-callbacks': [
    'tenants',
    'callbacks',
    'payments',
    'paymentAccounts',
    'subscriptionEnds',
    'subscriptionEndsShards',
    'emails',
    'serviceSuppressions',
    'platform',
  ],
  'process-media': ['media'],
  /* Contacts are in the partition of their team. */
  'derive-rows': ['teams', 'contactRows', 'furtherPlaces'],
  'erase-data': [
    'limits',
    'tenants',
    'users',
    'memberTerms',
    'memberTermsShards',
    ...ROWS_OF_TEAMS_ELSEWHERE,
    'teamErasures',
  ],
  'fill-seats': ['tenants'],
  'deliver-webhooks': ['teams', 'hubRows', 'webhookDeliveries', 'platform'],
  'end-terms': [
    'tenants',
    'memberTerms',
    'memberTermsShards',
    'memberTermsAside',
    'subscriptionEnds',
    'subscriptionEndsShards',
    'payments',
    'platform',
  ],
  live: ['limits', 'streamTickets', 'liveConnections', 'liveListeners'],
  'push-live': ['liveConnections', 'liveListeners'],
  'send-mail': [
    'tenants',
    'oneTimeTokens',
    'invitationTokens',
    'deliveries',
    'emails',
    'serviceSuppressions',
    'limits',
  ],
};
