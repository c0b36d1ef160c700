import type { Route } from '../shared/api/route.ts';
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
import { routes as drip } from './drip/routes.ts';
import { routes as hubEvents } from './hub-events/routes.ts';
import { routes as hubs } from './hubs/routes.ts';
import { routes as me } from './me/routes.ts';
import { routes as media } from './media/routes.ts';
import { routes as members } from './members/routes.ts';
import { routes as messages } from './messages/routes.ts';
import { routes as moderation } from './moderation/routes.ts';
import { routes as recordings } from './recordings/routes.ts';
import { routes as search } from './search/routes.ts';
import { routes as stream } from './stream/routes.ts';
import { routes as system } from './system/routes.ts';
import { routes as teams } from './teams/routes.ts';
import type { Use } from './uses.ts';
import { routes as webhooks } from './webhooks/routes.ts';
import { sent } from './webhooks/sent.ts';

/** One Lambda: the routes it answers and what it may touch. */
export interface Group {
  readonly name: string;
  /** What its routes are about, as their documentation says it. */
  readonly about?: string;
  readonly routes: readonly Route[];
  readonly uses: readonly Use[];
  /** What it makes the service send by itself. */
  readonly sends?: readonly OutboundWebhook[];
}

export const groups: readonly Group[] = [
  {
    name: 'system',
    about: 'The service itself: its version, its health, this documentation.',
    routes: system,
    uses: [],
  },
  {
    name: 'alerts',
    about: 'What went wrong and needs a person, for a team and for the platform.',
    routes: alerts,
    uses: ['table'],
  },
  {
    name: 'auth',
    about: 'Registering, signing in and out: for users and for members.',
    routes: auth,
    uses: ['table', 'token-signing', 'mail-queue'],
  },
  {
    name: 'commerce',
    about: 'Who buys what a hub sells, what they have of it, and where a team is paid.',
    routes: commerce as readonly Route[],
    uses: ['table', 'payments'],
  },
  {
    name: 'community',
    about: 'What members say to each other in the spaces of a hub.',
    routes: community,
    uses: ['table', 'files-read', 'portraits-read'],
  },
  {
    name: 'comments',
    about: 'What others answer: comments, reactions and votes.',
    routes: comments,
    uses: ['table', 'files-read', 'portraits-read'],
  },
  {
    name: 'content',
    about: 'Courses, lessons and other content of a hub, what members completed of it, and playlists.',
    routes: content,
    uses: ['table'],
  },
  {
    name: 'recordings',
    about: 'What is said in videos and audios, and the forms they are played in.',
    routes: recordings,
    uses: ['table'],
  },
  {
    name: 'me',
    about: 'Who one is, one’s pictures and password, where one wants to be told what, and the way out.',
    routes: me as readonly Route[],
    uses: ['table', 'portraits-write', 'exports-read'],
  },
  {
    name: 'media',
    about:
      'Files of a hub and how they are sent; media, which are files that are ready, and what they are attached to.',
    routes: media as readonly Route[],
    uses: ['table', 'files-write'],
  },
  {
    name: 'hub-events',
    about: 'The events of a hub, who comes to them, and their places in a calendar.',
    routes: hubEvents,
    uses: ['table', 'files-read', 'portraits-read'],
  },
  {
    name: 'access',
    about:
      'Who reaches what: access rules, what they would change, why somebody is let in or kept out; and what a hub sells to let them in: products, prices, coupons.',
    routes: access,
    uses: ['table'],
  },
  {
    name: 'achievements',
    about: 'What members can earn in a hub, what they did earn, and who has the most points.',
    routes: achievements,
    uses: ['table', 'portraits-read'],
  },
  {
    name: 'automations',
    about: 'What a hub does by itself when something happens to a member.',
    routes: automations,
    uses: ['table'],
  },
  {
    name: 'drip',
    about: 'Content and letters that members get bit by bit.',
    routes: drip,
    uses: ['table'],
  },
  {
    name: 'callbacks',
    about: 'What providers tell us. Not for integrators to call.',
    routes: callbacks,
    uses: [
      'table',
      'callbacks-queue',
      'platform-payments',
      'connected-payments',
      'resend-secret',
      'email-events',
      'transcription-secret',
    ],
  },
  {
    name: 'hubs',
    about: 'Hubs, their spaces, the queue of their editor, and what members did in them.',
    routes: hubs,
    uses: ['table'],
  },
  {
    name: 'members',
    about: 'Contacts and their tags; who is in a hub, and as what.',
    routes: members,
    uses: ['table', 'portraits-read'],
  },
  {
    name: 'moderation',
    about: 'What members report, why they may, and what becomes of it.',
    routes: moderation,
    uses: ['table'],
  },
  {
    name: 'messages',
    about: 'Conversations between members, their messages, and whom one does not want to hear from.',
    routes: messages,
    uses: ['table', 'files-read'],
  },
  {
    name: 'search',
    about: 'Finding what is in a hub, by its words.',
    routes: search,
    uses: ['table', 'index-read'],
  },
  {
    name: 'stream',
    about: 'What happens in a hub, as it happens; a member’s notifications; and what a client records of its member.',
    routes: stream,
    uses: ['table'],
  },
  {
    name: 'teams',
    about: 'Teams, their users and invitations, roles, permissions and API keys.',
    routes: teams,
    uses: ['table'],
  },
  {
    name: 'webhooks',
    about: 'Where a hub sends its webhooks, how they are signed, and what became of each.',
    routes: webhooks as readonly Route[],
    uses: ['table', 'webhook-sealing', 'webhook-public-keys'],
    sends: sent,
  },
];
