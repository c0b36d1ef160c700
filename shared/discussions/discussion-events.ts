import type { EventsOf } from '../events/domain-event.ts';
import { lifecycle } from '../events/lifecycle.ts';
import type { DiscussionItem, DiscussionStatus } from './discussion-item.ts';

const WORDS: Readonly<Partial<Record<DiscussionStatus, string>>> = {
  published: 'published',
  hidden: 'hidden',
  deleted: 'deleted',
};

const told = lifecycle<DiscussionItem>({
  thing: 'discussion',
  resource_type: 'discussions',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  unspoken: ['version', 'place'],
  updated({ status: from }, { status: to }) {
    if (from === to) return undefined;
    return from === 'hidden' && to === 'published' ? 'restored' : WORDS[to];
  },
});

/** The life of a discussion; one that is published as it is made is told to be both. */
export const discussionEvents: EventsOf = (before, after) => {
  const events = told(before, after);
  const published = (after as Partial<DiscussionItem> | undefined)?.status === 'published';
  return events.flatMap((event) =>
    event.type === 'discussion.created' && published ? [event, { ...event, type: 'discussion.published' }] : [event],
  );
};
