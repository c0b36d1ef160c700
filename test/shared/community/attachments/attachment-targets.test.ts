import { expect, test } from 'vitest';
import { ATTACHABLE } from '../../../../shared/community/attachments/attachment-targets.ts';
import type { Reader } from '../../../../shared/hubs/readers/readers.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';

/** No target in these tests has a row. */
const db = {} as Table;
const check = (type: keyof typeof ATTACHABLE, caller: Reader) =>
  ATTACHABLE[type]({ db, caller, team: 't', id: 'not an id', now: new Date() });
const creator: Reader = { kind: 'user', id: 'u', permissions: new Set(['content.manage']) };
const contact: Reader = { kind: 'contact', id: 'c', member: undefined };

test('targets without a row are writable only by creators with content.manage', async () => {
  for (const type of ['page_section', 'email_message'] as const) {
    expect(await check(type, creator)).toEqual({ hub: undefined, writable: true });
    expect(await check(type, contact)).toBe('not_found');
    expect(await check(type, { kind: 'user', id: 'u', permissions: new Set() })).toBe('not_found');
  }
});

test('a message is not found for a creator or with an invalid id', async () => {
  expect(await check('message', creator)).toBe('not_found');
  expect(await check('message', contact)).toBe('not_found');
});
