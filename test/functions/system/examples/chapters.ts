import { contacts as signIns, users } from './chapters/auth.ts';
import { automations, drip, receipts, webhooks } from './chapters/automations.ts';
import { callbacks, commerce } from './chapters/commerce.ts';
import { community, messages, moderation, search } from './chapters/community.ts';
import { access, achievements, content, events } from './chapters/content.ts';
import { activity, hubs, spaces, stream } from './chapters/hubs.ts';
import { me, media, notifications, recordings } from './chapters/media.ts';
import { contacts, emails, members } from './chapters/members.ts';
import { system } from './chapters/system.ts';
import { alerts, erasures, keys, teamSignIn, teams } from './chapters/teams.ts';
import type { Chapter } from './walk.ts';

/** The chapters in order. Each can run alone; the first response of an operation is recorded. */
export const CHAPTERS: readonly Chapter[] = [
  system,
  teams,
  keys,
  teamSignIn,
  alerts,
  hubs,
  spaces,
  access,
  members,
  contacts,
  users,
  signIns,
  emails,
  community,
  moderation,
  messages,
  search,
  activity,
  stream,
  media,
  recordings,
  me,
  notifications,
  content,
  events,
  achievements,
  automations,
  drip,
  webhooks,
  receipts,
  erasures,
  commerce,
  callbacks,
];
