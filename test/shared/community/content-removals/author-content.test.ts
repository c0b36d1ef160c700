import { expect, test } from 'vitest';
import {
  authorContent,
  type ContentCursor,
  FIRST,
} from '../../../../shared/community/content-removals/author-content.ts';
import { recordSteps } from '../../../../shared/community/content-removals/removal-context.ts';
import { countedActions } from '../../../../shared/engagement/achievements/counted-actions.ts';
import { inboxEntryEntity, inboxKey } from '../../../../shared/engagement/messages/inbox-item.ts';
import { messageEntity, messageKey } from '../../../../shared/engagement/messages/message-item.ts';
import { addEntry } from '../../../../shared/hubs/people/contacts/own-entries.ts';
import {
  contentRemovalKind,
  type RemovedKind,
  removalKey,
} from '../../../../shared/hubs/people/content-removals/content-removal-item.ts';
import { newRemoval } from '../../../../shared/hubs/people/content-removals/content-removals.ts';
import { attributesOf } from '../../../../shared/platform/db/item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../../shared/platform/ids/place-id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const open = () => table(store.client, store.name);

const hub = { team: newId(), hub: newId() };
const contact = newId();

const removalOf = (include: readonly RemovedKind[]) => {
  const by = { type: 'user', id: newId() } as const;
  const asked = { id: newId(), contact_id: contact, action: 'delete', since: null, include, requested_by: by } as const;
  return newRemoval(hub, asked, by, new Date());
};

/** The ids that a removal finds, and the sizes of its pages. */
const found = async (include: readonly RemovedKind[]) => {
  const ids: string[] = [];
  const sizes: number[] = [];
  let cursor: ContentCursor = FIRST;
  for (;;) {
    const page = await authorContent(open(), removalOf(include), cursor);
    if (!page) return { ids, sizes };
    expect(include).toContain(page.kind);
    ids.push(...page.ids);
    sizes.push(page.ids.length);
    cursor = page.next;
  }
};

const count = async (kind: 'comments_created' | 'reactions_given', source: string, by = contact) => {
  const action = { contact: by, kind, source, counts: true, day: '2026-01-01', event_id: newId() };
  await countedActions(open(), hub).record(action);
};

test('the content of an author is found in bounded pages, each item once, and only of the included kinds', async () => {
  const comments = Array.from({ length: 60 }, () => newId());
  for (const id of comments) await count('comments_created', id);
  await count('comments_created', newId(), newId());
  const reaction = `${newId()}#👍`;
  await count('reactions_given', reaction);
  const draft = newId();
  const entry = { id: draft, hub_id: hub.hub, created_at: new Date().toISOString() };
  await open().put(addEntry({ team: hub.team, contact }, 'DRAFTS', entry).put);

  const onlyComments = await found(['comments']);
  expect(onlyComments.ids.toSorted()).toEqual(comments.toSorted());
  expect(Math.max(...onlyComments.sizes)).toBeLessThanOrEqual(25);
  const all = await found(['discussions', 'comments', 'messages', 'reactions']);
  expect(all.ids.toSorted()).toEqual([draft, ...comments, reaction].toSorted());
  expect((await found(['messages'])).ids).toEqual([]);
});

test('the messages are those of the author in every conversation of the hub, in bounded pages', async () => {
  /** A conversation in the author's inbox, with messages of the author and one of another member. */
  const conversation = async (hub_id: string, size: number) => {
    const conversation_id = newId();
    const entry = { entity: inboxEntryEntity, conversation_id, hub_id };
    await open().put({ ...inboxKey(hub.team, contact, conversation_id), ...entry });
    const say = async (author_contact_id: string) => {
      const id = newPlaceId(tagFor(conversation_id));
      const message = { entity: messageEntity, id, conversation_id, author_contact_id };
      await open().put({ ...messageKey(hub.team, tagFor(conversation_id), id), ...message });
      return id;
    };
    await say(newId());
    return Promise.all(Array.from({ length: size }, () => say(contact)));
  };
  const [long, short] = [await conversation(hub.hub, 60), await conversation(hub.hub, 1)];
  await conversation(newId(), 1);
  const { ids, sizes } = await found(['messages']);
  expect(ids.toSorted()).toEqual([...long, ...short].toSorted());
  expect(Math.max(...sizes)).toBeLessThanOrEqual(25);
});

test('an item of a removal is recorded and counted once', async () => {
  const removal = removalOf(['discussions']);
  const actor = { type: 'user', id: newId() } as const;
  await open().put({ ...removalKey(hub, removal.id), ...attributesOf(removal), entity: contentRemovalKind.entity });
  const item = { kind: 'discussions', id: newId(), state: 'failed', removed_at: removal.created_at } as const;
  const record = () => open().transact(recordSteps({ db: open(), removal, actor, now: new Date() }, item));
  expect([(await record()).ok, (await record()).ok]).toEqual([true, false]);
});
