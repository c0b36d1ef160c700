import { routes as members } from '../../functions/members/routes.ts';
import { routes as moderation } from '../../functions/moderation/routes.ts';

/** The routes of members and contacts, and of what moderators do with them. */
export const routes = [...members, ...moderation];
