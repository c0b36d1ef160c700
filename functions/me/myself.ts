import { contact } from '../../shared/http/callers.ts';
import { contactKey } from '../../shared/members/contact-item.ts';

/** A contact about themselves; the row that says whether they are still there comes first `beside`. */
export const contactMyself = () => contact({ beside: (team, { id }) => [contactKey(team, id)] });
