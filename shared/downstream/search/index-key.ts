import type { HubKey, Key } from '../../platform/db/key.ts';
import { nameOf } from './posting.ts';
import type { DocumentRef, Silo } from './search-index.ts';

/*
 * The index is a table of its own, of many small rows: its keys are short, and begin with their team and their hub, so
 * that no key of one hub can be written for another.
 */
const short = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

const hubOf = ({ team, hub }: HubKey): string => `${short(team)}${short(hub)}`;

const LETTER: Readonly<Record<Silo, string>> = { community: 'c', media: 'm', members: 'p' };

/** Where the postings of one stem stand: the open block, and those that were sealed. */
export const listPartition = (hub: HubKey, silo: Silo, stem: string): string => `${hubOf(hub)}#${LETTER[silo]}#${stem}`;

export const BLOCK = 'b';

/** Sorts behind every sealed block, so that it is read first from the end. */
export const openKey = (partition: string): Key => ({ pk: partition, sk: `${BLOCK}~` });

export const sealedKey = (partition: string, seq: number): Key => ({
  pk: partition,
  sk: BLOCK + seq.toString(36).padStart(8, '0'),
});

/** What the index holds of one document. */
export const documentKey = (hub: HubKey, ref: DocumentRef): Key => ({
  pk: `${hubOf(hub)}#${nameOf(ref)}`,
  sk: 'DOCUMENT',
});

/** Words with a beginning, or an end, in common. */
export const bucketKey = (hub: HubKey, silo: Silo, bucket: string): Key => ({
  pk: `${hubOf(hub)}#${LETTER[silo]}`,
  sk: `WORDS#${bucket}`,
});
