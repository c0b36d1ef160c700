import type { Step } from '../db/transaction.ts';
import { type Gift, given, ownDoing, recipientOf } from '../members/recipient.ts';
import type { Visit } from './node-kind.ts';

/** What an automation gives the member it visits, and what has to be written with it. */
export const givenTo = async ({ db, hub, contact, now }: Visit, gifts: readonly Gift[]): Promise<readonly Step[]> => {
  if (gifts.length === 0) return [];
  const recipient = await recipientOf(db, { ...hub, contact: contact.id }, now, contact);
  return given(recipient ?? ownDoing('is_erased'), gifts);
};
