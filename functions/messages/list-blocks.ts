import * as z from 'zod';
import { described, text } from '#docs';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { blocks } from '../../shared/engagement/messages/blocks.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, many } from '../../shared/platform/http/response.ts';

/** A block of one contact by another. */
const Block = compositeResource('blocks', ['contact_id', 'blocked_contact_id'], () =>
  z.object({
    contact_id: z.string().meta(described('The contact who blocks: the caller.')),
    blocked_contact_id: z.string(),
    ...personShape('blocked'),
    created_at: z.iso.datetime().meta(described('When the contact was blocked.')),
  }),
);

export const listBlocksRoute = route({
  method: 'GET',
  path: '/me/blocks',
  summary: text("List the member's blocks"),
  description: text(`Returns the contacts that the caller has blocked, in all hubs of the team, latest block first, with
their current name and photo. Nobody else sees blocks, and the blocked contacts are not notified.`),
  caller: contact(),
  query: list(),
  response: many(Block),
  async handler({ query }, { caller, team, db, now, files }) {
    const { items, next } = await blocks(db, team, caller.id).list(query.page);
    const found = items.map(({ id, created_at }) => ({ contact_id: caller.id, blocked_contact_id: id, created_at }));
    const blocked = ({ blocked_contact_id: id }: (typeof found)[number]) => ({ type: 'contact' as const, id, team });
    return answer({ items: await withPeople(db, found, { blocked }, { now, files }), next });
  },
});
