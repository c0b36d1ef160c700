import { contactKey } from '../hubs/people/contacts/contact-item.ts';
import { contact } from './callers.ts';

/** A contact about themselves; the row that says whether they are still there comes first `prefetch`. */
export const contactThemselves = () => contact({ prefetch: (team, { id }) => [contactKey(team, id)] });
