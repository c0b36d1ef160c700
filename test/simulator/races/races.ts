import { importAgainstDelete, invitation, lastOwner, magicLink, rotation } from './accounts.ts';
import type { Arena } from './arena.ts';
import { banAgainstPost, counters, poll, reaction } from './community.ts';
import { award, editorQueue, hubDeletion, rsvp, slug } from './hub.ts';
import { coupon, freeCheckout } from './shop.ts';

/** The named races. Each returns what broke in its round. */
export const RACES: Readonly<Record<string, (arena: Arena) => Promise<readonly string[]>>> = {
  'editor queue': editorQueue,
  poll,
  reaction,
  counters,
  coupon,
  'free checkout': freeCheckout,
  RSVP: rsvp,
  award,
  'magic link': magicLink,
  invitation,
  slug,
  'last owner': lastOwner,
  rotation,
  'import against delete': importAgainstDelete,
  'ban against post': banAgainstPost,
  'hub deletion against writes': hubDeletion,
};
