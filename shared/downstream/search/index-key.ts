import { beginsWith, type Condition } from '../../platform/db/expression.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import { bytesOfId } from '../../platform/ids/id-bytes.ts';
import { documentName } from './posting.ts';
import type { DocumentRef, Silo } from './search-index.ts';

/*
 * The index has a table of its own with many small rows. Its keys are short and start with the team and the hub, so
 * that a key of one hub cannot be written for another.
 */
const short = (id: string): string => bytesOfId(id).toString('base64url');

const hubOf = ({ team, hub }: HubKey): string => `${short(team)}${short(hub)}`;

const LETTER: Readonly<Record<Silo, string>> = { community: 'c', media: 'm', members: 'p' };

/** The partition of a stem's postings: the open block and the sealed blocks. */
export const listPartition = (hub: HubKey, silo: Silo, stem: string): string => `${hubOf(hub)}#${LETTER[silo]}#${stem}`;

export const BLOCK = 'b';

/** Sorts after every sealed block, so that it is read first in descending order. */
export const openKey = (partition: string): Key => ({ pk: partition, sk: `${BLOCK}~` });

export const sealedKey = (partition: string, seq: number): Key => ({
  pk: partition,
  sk: BLOCK + seq.toString(36).padStart(8, '0'),
});

/** The key of a document's row. */
export const documentKey = (hub: HubKey, ref: DocumentRef): Key => ({
  pk: `${hubOf(hub)}#${documentName(ref)}`,
  sk: 'DOCUMENT',
});

/** The key of a bucket of words with a common prefix or suffix. */
export const bucketKey = (hub: HubKey, silo: Silo, bucket: string): Key => ({
  pk: `${hubOf(hub)}#${LETTER[silo]}`,
  sk: `WORDS#${bucket}`,
});

/** All rows of a team, for a scan of the index. */
export const ofTeamInIndex = (team: TeamId): Condition => beginsWith('pk', short(team));
