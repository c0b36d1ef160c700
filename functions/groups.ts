import type { Route } from '../shared/api/route.ts';
import type { Section } from '../shared/platform/http/openapi/sections.ts';
import type { OutboundWebhook } from '../shared/platform/http/openapi/webhooks.ts';
import { routes as access } from './access/routes.ts';
import { routes as achievements } from './achievements/routes.ts';
import { routes as alerts } from './alerts/routes.ts';
import { routes as auth } from './auth/routes.ts';
import { routes as automations } from './automations/routes.ts';
import { routes as callbacks } from './callbacks/routes.ts';
import { routes as comments } from './comments/routes.ts';
import { routes as commerce } from './commerce/routes.ts';
import { routes as community } from './community/routes.ts';
import { routes as content } from './content/routes.ts';
import { routes as hubEvents } from './hub-events/routes.ts';
import { routes as hubs } from './hubs/routes.ts';
import { routes as identity } from './identity/routes.ts';
import { routes as identityProviders } from './identity-providers/routes.ts';
import { routes as me } from './me/routes.ts';
import { routes as media } from './media/routes.ts';
import { routes as members } from './members/routes.ts';
import { routes as messages } from './messages/routes.ts';
import { routes as moderation } from './moderation/routes.ts';
import { routes as recordings } from './recordings/routes.ts';
import { routes as search } from './search/routes.ts';
import { section } from './sections.ts';
import { routes as signInSettings } from './sign-in-settings/routes.ts';
import { routes as stream } from './stream/routes.ts';
import { routes as system } from './system/routes.ts';
import { routes as teams } from './teams/routes.ts';
import type { Use } from './uses.ts';
import { outboundWebhooks } from './webhooks/outbound-webhooks.ts';
import { routes as webhooks } from './webhooks/routes.ts';

/** A route group: one Lambda function with its routes and resources. */
export interface Group {
  readonly name: string;
  /** The section of the API reference that shows its operations. */
  readonly section?: Section;
  readonly routes: readonly Route[];
  readonly uses: readonly Use[];
  /** The webhooks that it sends. */
  readonly sends?: readonly OutboundWebhook[];
}

/** All route groups, in the reading order of their sections. */
export const groups: readonly Group[] = [
  { name: 'auth', section: section('authentication'), routes: auth, uses: ['table', 'token-signing', 'mail-queue'] },
  { name: 'me', section: section('account'), routes: me, uses: ['table', 'portraits-write', 'exports-read'] },
  { name: 'teams', section: section('teams'), routes: teams, uses: ['table', 'portraits-read'] },
  { name: 'hubs', section: section('hubs'), routes: hubs, uses: ['table', 'files-read', 'portraits-read'] },
  {
    name: 'identity-providers',
    section: section('hubs'),
    routes: identityProviders,
    uses: ['table', 'unseal-provider-secrets'],
  },
  {
    name: 'sign-in-settings',
    section: section('hubs'),
    routes: signInSettings,
    uses: ['table', 'seal-provider-secrets'],
  },
  { name: 'identity', section: section('members'), routes: identity, uses: ['table', 'contact-token-signing'] },
  { name: 'members', section: section('members'), routes: members, uses: ['table', 'portraits-read'] },
  {
    name: 'community',
    section: section('community'),
    routes: community,
    uses: ['table', 'files-read', 'portraits-read'],
  },
  {
    name: 'comments',
    section: section('community'),
    routes: comments,
    uses: ['table', 'files-read', 'portraits-read'],
  },
  { name: 'messages', section: section('messages'), routes: messages, uses: ['table', 'files-read', 'portraits-read'] },
  { name: 'content', section: section('content'), routes: content, uses: ['table'] },
  { name: 'media', section: section('media'), routes: media, uses: ['table', 'files-write'] },
  { name: 'recordings', section: section('media'), routes: recordings, uses: ['table'] },
  {
    name: 'hub-events',
    section: section('events'),
    routes: hubEvents,
    uses: ['table', 'files-read', 'portraits-read'],
  },
  { name: 'achievements', section: section('achievements'), routes: achievements, uses: ['table', 'portraits-read'] },
  { name: 'access', section: section('access'), routes: access, uses: ['table', 'portraits-read'] },
  { name: 'commerce', section: section('commerce'), routes: commerce, uses: ['table', 'payments', 'portraits-read'] },
  { name: 'automations', section: section('automations'), routes: automations, uses: ['table', 'portraits-read'] },
  {
    name: 'webhooks',
    section: section('webhooks'),
    routes: webhooks,
    uses: ['table', 'seal-webhook-secrets', 'webhook-public-keys'],
    sends: outboundWebhooks,
  },
  { name: 'search', section: section('search'), routes: search, uses: ['table', 'index-read'] },
  { name: 'stream', section: section('live'), routes: stream, uses: ['table', 'live-address', 'portraits-read'] },
  { name: 'moderation', section: section('moderation'), routes: moderation, uses: ['table', 'portraits-read'] },
  { name: 'alerts', section: section('alerts'), routes: alerts, uses: ['table'] },
  { name: 'system', section: section('system'), routes: system, uses: [] },
  {
    name: 'callbacks',
    section: section('system'),
    routes: callbacks,
    uses: ['table', 'callbacks-queue', 'callback-secrets', 'email-events'],
  },
];
