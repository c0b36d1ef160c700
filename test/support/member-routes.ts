import { routes as contacts } from '../../functions/contacts/routes.ts';
import { routes as members } from '../../functions/members/routes.ts';

/** The routes of contacts and of members, which are two functions. */
export const routes = [...contacts, ...members];
