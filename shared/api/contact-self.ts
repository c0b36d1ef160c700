import { contactKey } from '../hubs/people/contacts/contact-item.ts';
import { contact } from './callers.ts';

/** The signed-in contact. The contact's row comes first in `prefetch`. */
export const contactSelf = () => contact({ prefetch: (team, { id }) => [contactKey(team, id)] });
