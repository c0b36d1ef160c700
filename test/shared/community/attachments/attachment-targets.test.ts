import { expect, test } from 'vitest';
import { ATTACHABLE } from '../../../../shared/community/attachments/attachment-targets.ts';
import type { Reader } from '../../../../shared/hubs/readers/readers.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';

/** No target of these tests needs a row. */
const db = {} as Table;
const ask = (type: keyof typeof ATTACHABLE, caller: Reader) =>
  ATTACHABLE[type]({ db, caller, team: 't', id: 'not an id', now: new Date() });
const creator: Reader = { kind: 'user', id: 'u', permissions: new Set(['content.manage']) };
const contact: Reader = { kind: 'contact', id: 'c', member: undefined };

test('targets without a row of their own are for creators who manage content', async () => {
  for (const type of ['page_section', 'email_message'] as const) {
    expect(await ask(type, creator)).toEqual({ hub: undefined, writable: true });
    expect(await ask(type, contact)).toBe('not_found');
    expect(await ask(type, { kind: 'user', id: 'u', permissions: new Set() })).toBe('not_found');
  }
});

test('a message is not found for a creator, nor with an id that no message can have', async () => {
  expect(await ask('message', creator)).toBe('not_found');
  expect(await ask('message', contact)).toBe('not_found');
});
