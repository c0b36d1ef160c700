import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { PARTITIONS, type Partition, TABLE_WRITES } from '../../functions/table-writes.ts';
import { workers } from '../../functions/workers.ts';
import { bundle, functionFolder } from '../../infra/bundle/bundle.ts';
import { ROWS } from '../../shared/downstream/rows.ts';

beforeAll(() => bundle());

const writers = [...groups, ...workers].filter(({ uses }) => uses.includes('table')).map(({ name }) => name);
const partitions = Object.keys(PARTITIONS) as Partition[];

/** The beginning of a partition's keys as code has it. */
const literalOf = (partition: Partition): RegExp =>
  new RegExp(`[\`"']${PARTITIONS[partition].replace(/[*?].*$/, '')}(?:[\`"'$#]|$)`, 'm');

/** The partitions whose keys a bundle can build, whether it reads or writes them. */
const builtBy = (name: string): readonly Partition[] => {
  const code = readFileSync(join(functionFolder(name), 'bundle.js'), 'utf8');
  const isOfTeams = (partition: Partition) => PARTITIONS[partition].startsWith('TEAM#');
  return partitions.filter((partition) => !isOfTeams(partition) && literalOf(partition).test(code));
};

/** Keys that are only read: by the framework, by repositories that a bundle needs for their reads, or as declarations. */
const READ: Readonly<Partial<Record<Partition, readonly string[]>>> = {
  users: ['sweep', 'send-mail', 'derive-rows', 'live', 'push-live'],
  slugs: ['auth', 'me', 'members', 'messages', 'end-terms', 'transfer-data', 'erase-data', 'send-mail'],
  teamDomains: ['auth'],
  domains: ['me', 'members', 'messages', 'end-terms', 'transfer-data', 'erase-data', 'send-mail'],
  hubs: ['derive-rows', 'end-terms', 'transfer-data', 'erase-data', 'send-mail'],
  credentials: ['send-mail'],
  platform: ['stream', 'live'],
  service: ['relay', 'run-automations', 'deliver-webhooks', 'send-mail', 'live', 'push-live'],
  liveConnections: ['relay'],
};
/** Sort keys with the beginning of a partition key of another kind. */
const SORT_KEYS: Readonly<Partial<Record<Partition, readonly string[]>>> = {
  emails: ['hubs', 'me', 'transfer-data'],
  hubs: ['award-achievements'],
};
const READ_BY_FRAMEWORK: ReadonlySet<Partition> = new Set(['users', 'hubs', 'streamTickets']);

const isRead = (name: string, partition: Partition): boolean =>
  READ[partition]?.includes(name) ||
  SORT_KEYS[partition]?.includes(name) ||
  (READ_BY_FRAMEWORK.has(partition) && groups.some((group) => group.name === name));

const matches = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(key);

/** The partition keys of all rows. */
const keysOfRows = (): readonly string[] =>
  ROWS.flatMap(({ key: [partition] }) => partition.split(' or ')).map((key) =>
    key.replaceAll(/\{(?:team|hub|contact)\}/g, () => crypto.randomUUID()),
  );

describe('the declared write partitions', () => {
  test('name the partition of every row', () => {
    expect(keysOfRows().length).toBeGreaterThan(100);
    expect(keysOfRows().filter((key) => !partitions.some((one) => matches(PARTITIONS[one], key)))).toEqual([]);
  });

  test('name no partition without rows', () => {
    const unused = partitions.filter(
      (one) => one !== 'teams' && !keysOfRows().some((key) => matches(PARTITIONS[one], key)),
    );
    expect(unused).toEqual([]);
  });

  test('are derived from the code of a bundle', () => {
    expect(builtBy('auth')).toEqual(
      expect.arrayContaining(['sessions', 'credentials', 'limits', 'repeats', 'service']),
    );
    expect(builtBy('sweep')).toContain('achievementsDue');
  });

  test('exist for every function that writes to the table, and for no other', () => {
    expect(Object.keys(TABLE_WRITES).toSorted()).toEqual(writers.toSorted());
  });

  test.each(writers)('allow %s every partition whose keys its code builds, except keys that it only reads', (name) => {
    const declared = TABLE_WRITES[name] ?? [];
    expect(builtBy(name).filter((partition) => !declared.includes(partition) && !isRead(name, partition))).toEqual([]);
  });

  test('allow only the owning functions to write sessions, tokens and accounts', () => {
    const writes = (partition: Partition) => writers.filter((name) => TABLE_WRITES[name]?.includes(partition));
    expect(writes('sessions')).toEqual(['auth']);
    expect(writes('credentials').toSorted()).toEqual(['auth', 'identity-providers', 'me', 'teams']);
    expect(writes('oneTimeTokens').toSorted()).toEqual(['auth', 'identity-providers', 'me', 'send-mail']);
    expect(writes('slugs').toSorted()).toEqual(['erase-data', 'hubs']);
    expect(writes('tenants')).not.toContain('search');
    expect(writes('tenants')).not.toContain('callbacks');
    const narrow = ['webhooks', 'deliver-webhooks', 'process-media', 'recordings', 'stream'];
    expect(narrow.filter((name) => writes('tenants').includes(name))).toEqual([]);
    const orders = `TEAM#${crypto.randomUUID()}#ORDERS#0123456789`;
    const reaches = (name: string, key: string) => TABLE_WRITES[name]?.some((one) => matches(PARTITIONS[one], key));
    expect(narrow.filter((name) => reaches(name, orders))).toEqual([]);
  });

  test('have no pattern that covers another partition, except for tenants and their teams', () => {
    const keyIn = (partition: Partition) => PARTITIONS[partition].replace(/\*$/, 'x');
    const overlaps = partitions.flatMap((one) =>
      partitions.filter((other) => other !== one && matches(PARTITIONS[one], keyIn(other))),
    );
    expect(overlaps).toEqual(partitions.filter((one) => one !== 'tenants' && PARTITIONS[one].startsWith('TEAM#')));
    expect(matches(PARTITIONS.teams, `TEAM#${crypto.randomUUID()}`)).toBe(true);
    expect(matches(PARTITIONS.teams, `TEAM#${crypto.randomUUID()}#HUB#${crypto.randomUUID()}`)).toBe(false);
  });
});
