import { expect, test } from 'vitest';
import type { AttachmentItem } from '../../../../shared/media/attachments/attachment-item.ts';
import { attachmentPage } from '../../../../shared/media/attachments/attachment-page.ts';

const attachment = (id: string, position: number) => ({ id, position }) as AttachmentItem;
const all = [attachment('a', 0), attachment('b', 9), attachment('c', 10), attachment('d', 10)];
const idsOf = (items: readonly AttachmentItem[]) => items.map(({ id }) => id);

test('pages are ordered by numeric position and contain every attachment once', () => {
  const first = attachmentPage(all, { limit: 3, after: undefined });
  expect(idsOf(first.items)).toEqual(['a', 'b', 'c']);
  const second = attachmentPage(all, { limit: 3, after: first.next });
  expect([idsOf(second.items), second.next]).toEqual([['d'], undefined]);
});

test('the next page is the same if the last attachment of the previous page is removed', () => {
  const { next } = attachmentPage(all, { limit: 2, after: undefined });
  const rest = all.filter(({ id }) => id !== 'b');
  expect(idsOf(attachmentPage(rest, { limit: 2, after: next }).items)).toEqual(['c', 'd']);
});
