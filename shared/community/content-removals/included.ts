import type { Author } from '../../platform/db/item.ts';
import type { RemovalContext } from './removal-context.ts';

interface Authored {
  readonly hub_id: string;
  readonly contact_id: string | undefined;
  readonly created_at: string;
}

/** Whether content belongs to the removal: by the member, in its hub, and created in its time. */
export const isIncluded = (
  { removal: { hub_id, contact_id, since }, until }: Pick<RemovalContext, 'removal' | 'until'>,
  content: Authored,
): boolean =>
  content.contact_id === contact_id &&
  content.hub_id === hub_id &&
  (since === null || content.created_at >= since) &&
  (until === undefined || content.created_at <= until);

/** The contact who wrote it; undefined for a user or an API key. */
export const contactOf = ({ type, id }: Author): string | undefined => (type === 'contact' ? id : undefined);
