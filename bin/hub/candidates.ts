import { requestSpec } from './asking.ts';
import { readProfiles } from './profiles.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import type { PathWith } from './verb.ts';
import { plain } from './width.ts';

/** A value that a shell offers, and what it stands for. */
interface Candidate {
  readonly word: string;
  readonly about: string;
}

interface Source {
  readonly path: PathWith<'get'>;
  /** The path for members, if it differs from the creators' path. */
  readonly memberPath?: PathWith<'get'>;
  /** Whether a header names the team. */
  readonly ofTeam?: boolean;
  /** The attribute that commands take instead of the id. */
  readonly word?: 'slug' | 'contact_id' | 'media_id';
}

const TEAM = '/api/v1/teams/{team_id}';
const HUB = `${TEAM}/hubs/{hub_id}`;

const IN_HUB = '/api/v1/hubs/{hub_id}';
const MEMBERS = { path: `${IN_HUB}/members`, word: 'contact_id' } as const;
const CONTENT = { path: `${HUB}/content-nodes`, memberPath: `${IN_HUB}/content-nodes` } as const;

const SOURCES = {
  achievement: { path: `${TEAM}/achievements`, memberPath: `${IN_HUB}/achievements` },
  alert: { path: `${TEAM}/admin-alerts` },
  author: MEMBERS,
  automation: { path: `${HUB}/automations` },
  campaign: { path: `${HUB}/drip-campaigns` },
  contact: { path: `${TEAM}/contacts`, memberPath: MEMBERS.path, word: 'contact_id' },
  content: CONTENT,
  conversation: { path: '/api/v1/conversations' },
  coupon: { path: `${HUB}/coupons` },
  discussion: { path: `${IN_HUB}/feed` },
  domain: { path: `${TEAM}/domains` },
  email: { path: `${HUB}/emails` },
  endpoint: { path: `${HUB}/webhook-endpoints` },
  event: { path: `${IN_HUB}/events` },
  field: { path: `${TEAM}/profile-fields` },
  host: MEMBERS,
  hub: { path: `${TEAM}/hubs`, memberPath: '/api/v1/me/hubs', word: 'slug' },
  'identity-provider': { path: `${HUB}/identity-providers` },
  invitation: { path: `${TEAM}/invitations` },
  key: { path: `${TEAM}/api-keys` },
  media: { path: `${HUB}/files`, word: 'media_id' },
  member: MEMBERS,
  notification: { path: '/api/v1/me/notifications' },
  order: { path: `${HUB}/orders`, memberPath: '/api/v1/me/orders' },
  parent: CONTENT,
  playlist: { path: `${HUB}/playlists`, memberPath: `${IN_HUB}/playlists` },
  product: { path: `${HUB}/products`, memberPath: `${IN_HUB}/products` },
  reason: { path: `${IN_HUB}/report-reasons` },
  report: { path: `${HUB}/reports` },
  role: { path: `${TEAM}/roles` },
  rule: { path: `${HUB}/access-rules` },
  space: { path: `${IN_HUB}/spaces`, word: 'slug' },
  subscription: { path: `${HUB}/subscriptions`, memberPath: '/api/v1/me/subscriptions' },
  suppression: { path: `${TEAM}/suppressions` },
  tag: { path: `${TEAM}/tags` },
  team: { path: '/api/v1/teams' },
  'team-provider': { path: `${TEAM}/identity-providers` },
  user: { path: '/api/v1/users', ofTeam: true },
} as const satisfies Readonly<Record<string, Source>>;

/** Attributes that describe a resource, the best first. */
const DESCRIBING = [
  'name',
  'title',
  'label',
  'display_name',
  'filename',
  'contact_display_name',
  'product_name',
  'body',
  'email',
  'code',
  'url',
  'domain',
  'target_type',
  'status',
];

/** What `--candidates` lists: resources of the service, or the saved sign-ins. */
export const isCandidateKind = (kind: string): boolean => kind === 'profile' || Object.hasOwn(SOURCES, kind);

const has = <K extends string>(value: unknown, name: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && name in value;

const textOf = (attributes: unknown, names: readonly string[]): string => {
  for (const name of names) if (has(attributes, name) && typeof attributes[name] === 'string') return attributes[name];
  return '';
};

/** Only words that no shell interprets. */
const SAFE = /^[\w@.-]+$/;

/** The saved sign-ins. */
export const profileCandidates = ({ env }: Terminal): readonly Candidate[] =>
  Object.entries(readProfiles(env))
    .filter(([word]) => SAFE.test(word))
    .map(([word, { url }]) => ({ word, about: plain(url) }));

/** The newest resources of a kind that the caller can list. */
export const candidatesOf = async (session: Session, kind: string): Promise<readonly Candidate[]> => {
  const source: Source | undefined = Object.entries(SOURCES).find(([name]) => name === kind)?.[1];
  if (!source) return [];
  const query = { 'page[size]': 100 };
  const isMember = session.settings.credential?.kind === 'contact';
  const headers: Record<string, string> = source.ofTeam ? { 'X-Team-ID': await session.team() } : {};
  const path = (isMember && source.memberPath) || source.path;
  const { data } = await requestSpec(session, { method: 'get', path, args: [], query, headers });
  const items: readonly unknown[] = has(data, 'data') && Array.isArray(data.data) ? data.data : [];
  return items
    .map((item) => {
      const attributes = has(item, 'attributes') ? item.attributes : undefined;
      const word = (source.word && textOf(attributes, [source.word])) || textOf(item, ['id']);
      return { word, about: plain(textOf(attributes, DESCRIBING)) };
    })
    .filter(({ word }) => SAFE.test(word));
};

/** Candidates as each shell reads them, one a line. */
export const CANDIDATE_LINE: Readonly<Record<string, (candidate: Candidate) => string>> = {
  bash: ({ word }) => word,
  zsh: ({ word, about }) => (about === '' ? word : `${word}:${about.replaceAll(':', '\\:')}`),
  fish: ({ word, about }) => `${word}\t${about}`,
};
