import { achievements } from './areas/achievements.ts';
import { apiKeys } from './areas/api-keys.ts';
import { automationsAndWebhooks, callbacks } from './areas/automations.ts';
import { comments } from './areas/comments.ts';
import { commerce } from './areas/commerce.ts';
import { credentials, signIn } from './areas/credentials.ts';
import { discussions } from './areas/discussions.ts';
import { editor } from './areas/editor.ts';
import { errors } from './areas/errors.ts';
import { hubs } from './areas/hubs.ts';
import { media } from './areas/media.ts';
import { access, moderation } from './areas/moderation.ts';
import { search } from './areas/search.ts';
import { system } from './areas/system.ts';
import { teams } from './areas/teams.ts';
import { votes } from './areas/votes.ts';
import type { Area } from './check.ts';

/** All checks, in the order in which they run. */
export const AREAS: readonly Area[] = [
  system,
  errors,
  credentials,
  signIn,
  apiKeys,
  teams,
  hubs,
  editor,
  discussions,
  votes,
  comments,
  search,
  achievements,
  moderation,
  access,
  media,
  automationsAndWebhooks,
  callbacks,
  commerce,
];
