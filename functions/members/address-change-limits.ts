import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import { takeAll } from '../../shared/platform/limits/take-all.ts';

const DAY = 24 * 60 * 60;

/** Changes of an address that email this recipient, from all teams. */
const RECIPIENT = { name: 'address-changes-recipient', limit: 5, seconds: DAY };
/** Changes of the address of one contact. */
const CONTACT = { name: 'address-changes-contact', limit: 5, seconds: DAY };

/** Whether a change of the address may send its emails. A repeated write takes no further slot. */
export const mayEmailAddress = (limiter: Limiter, now: Date) => {
  let passed: Promise<boolean> | undefined;
  return ({ id }: ContactItem, to: string): Promise<boolean> => {
    const others = [{ policy: CONTACT, key: id }];
    passed ??= takeAll(limiter, { policy: RECIPIENT, key: to }, others, now.getTime()).then((taken) => taken.passed);
    return passed;
  };
};
