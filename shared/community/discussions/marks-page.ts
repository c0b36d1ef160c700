import { hubContact } from '../../hubs/people/embedded/embedded-person.ts';
import { withPeople } from '../../hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { hubOf, type Key } from '../../platform/db/key.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { listMarks } from './mark-item.ts';

interface Wanted {
  readonly post: Key | undefined;
  readonly kind: 'reaction' | 'vote';
  readonly value: string | undefined;
}

/** A page of the reactions to a post, or of its votes, with the names and photos of their members. */
export const marksPage = async (
  { db, now, files }: PresentDeps & { readonly db: Table },
  post: { readonly team_id: string; readonly hub_id: string },
  wanted: Wanted,
  page: PageRequest,
) => {
  if (!wanted.post) return { items: [] };
  const { items, next } = await listMarks(db, wanted.post, wanted, page);
  const roles = { contact: ({ contact_id }: { contact_id: string }) => hubContact(hubOf(post), contact_id) };
  return { items: await withPeople(db, items, roles, { now, files }), next };
};
