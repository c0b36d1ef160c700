import { ScanCommand } from '@aws-sdk/client-dynamodb';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { activities, recordActivities } from '../../../../shared/community/activity/activities.ts';
import { newAutomation } from '../../../../shared/downstream/automations/new-automation.ts';
import { indexedDocument } from '../../../../shared/downstream/search/indexed-document.ts';
import { editorQueue } from '../../../../shared/hubs/editor-queue/editor-queue.ts';
import { identityProviders } from '../../../../shared/hubs/identity-providers/identity-providers.ts';
import { fromJsonText, jsonText } from '../../../../shared/platform/db/json-text.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
let hub: { readonly team: string; readonly hub: string };
beforeEach(() => {
  hub = { team: newId(), hub: newId() };
});

const HOSTILE = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'S', 'M', 'a.b', ''];
const names = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 8 }));
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
    fc.constantFrom(true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
  ),
}));

const actor = { type: 'system', id: 'service' } as const;
/** An object with every hostile name as an own member, at two levels. */
const hostile = (value: unknown) => {
  const members = Object.fromEntries(HOSTILE.map((name) => [name, value]));
  return Object.fromEntries([...HOSTILE.map((name) => [name, members]), ['value', value]]);
};

test('a JSON value of any depth and with any member names is read as it was written', async () => {
  const key = { pk: 'values', sk: 'one' };
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      await db.put({ ...key, entity: entity('test'), value: jsonText(value) });
      const read = fromJsonText<unknown>((await db.get<{ value: string }>(key))?.value);
      expect(read).toEqual(value);
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
      await db.update(key, { set: { value: jsonText([value]) } });
      expect(fromJsonText<unknown>((await db.get<{ value: string }>(key))?.value)).toEqual([value]);
    }),
    { numRuns: 200 },
  );
  const deep = JSON.parse(`${'{"constructor":'.repeat(1_000)}1${'}'.repeat(1_000)}`);
  await db.put({ ...key, entity: entity('test'), value: jsonText(deep) });
  expect(JSON.stringify(fromJsonText((await db.get<{ value: string }>(key))?.value))).toBe(JSON.stringify(deep));
});

test('an old row with a plain map is still read', () => {
  expect(fromJsonText({ path: '/a', n: 1 })).toEqual({ path: '/a', n: 1 });
});

const [contact, at] = [newId(), new Date()];
const input = {
  hub_id: '',
  activity_type: 'search',
  target_type: null,
  target_id: null,
  occurred_at: undefined,
} as const;
const page = { limit: 10, after: undefined };

/** Writes and reads each kind of row whose member names come from users. */
const USER_NAMED_MEMBERS: Readonly<Record<string, (value: object) => Promise<unknown>>> = {
  'the metadata of an activity': async (value) => {
    const metadata = value as Readonly<Record<string, string>>;
    await recordActivities(db, { team: hub.team, contact }, [{ ...input, hub_id: hub.hub, metadata }], at);
    return (await activities(db, hub, {}, page)).items[0]?.metadata;
  },
  'the metadata of one of several activities': async (value) => {
    const metadata = value as Readonly<Record<string, string>>;
    const one = { ...input, hub_id: hub.hub, metadata };
    await recordActivities(db, { team: hub.team, contact }, [one, one], at);
    return (await activities(db, hub, { contact_id: contact }, page)).items[1]?.metadata;
  },
  'the operations of an editor': async (value) => {
    await editorQueue(db, hub).replace([value], undefined, actor, at);
    return (await editorQueue(db, hub).read()).ops[0];
  },
  'the settings and definition of an automation': async (value) => {
    const entering = { name: 'a', re_entry_mode: 'never', re_entry_interval_seconds: null } as const;
    const { item, put } = newAutomation(hub, { ...entering, settings: value, definition: value }, actor, at);
    await db.put(put);
    const read = await db.get<typeof item>(put);
    expect(JSON.parse(read?.definition ?? '')).toEqual(value);
    return JSON.parse(read?.settings ?? '');
  },
  'the claims of an identity provider': async (value) => {
    const claims = value as Readonly<Record<string, string>>;
    const client = { name: 'Acme', issuer: 'https://idp.example.com', client_id: 'hub', sealed_secret: null };
    const [id, providers] = [newId(), identityProviders(db, hub)];
    await providers.create({ ...client, id, scopes: [], claims: {}, enabled: true }, actor, at);
    expect((await providers.change(id, { claims }, actor, at))?.claims).toEqual(value);
    const { items } = await providers.list(page);
    expect(items.map((one) => one.claims)).toEqual([value]);
    return (await providers.get(id))?.claims;
  },
  'the stems of a document in the search index': async (value) => {
    const document = indexedDocument(db, { pk: hub.hub, sk: 'D' }, 'lease');
    await document.hold(0);
    await document.release(new Map(Object.keys(value).map((stem) => [stem, new Uint8Array([1, 2])])));
    const held = await document.hold(0);
    expect([...(held?.terms.values() ?? [])]).toEqual(Object.keys(value).map(() => new Uint8Array([1, 2])));
    return Object.fromEntries([...(held?.terms.keys() ?? [])].map((stem) => [stem, Reflect.get(value, stem)]));
  },
};

const mapNames = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(mapNames);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const { M: map, L: list } = value as { M?: object; L?: unknown[] };
  return map ? [...Object.keys(map), ...Object.values(map).flatMap(mapNames)] : mapNames(list);
};

test.each(Object.keys(USER_NAMED_MEMBERS))(
  '%s are stored and read with any member names, never as a DynamoDB map',
  async (label) => {
    const value = hostile('x');
    expect(await USER_NAMED_MEMBERS[label]?.(value)).toEqual(value);
    const { Items = [] } = await store.client.send(new ScanCommand({ TableName: store.name }));
    const ours = Items.filter(({ pk }) => pk?.S?.includes(hub.hub));
    expect(ours.length).toBeGreaterThan(0);
    const stored = ours.flatMap((row) => Object.values(row).flatMap(mapNames));
    expect(stored.filter((name) => HOSTILE.includes(name))).toEqual([]);
  },
);
