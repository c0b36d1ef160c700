import { describe, expect, test } from 'vitest';
import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import {
  attachmentAttribute,
  attachmentsEntity,
  attachmentsKey,
  attachmentTag,
  mediaUseEntity,
  mediaUseKey,
  usesOf,
} from '../../../shared/media/attachments/attachment-item.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import type { NewItem } from '../../../shared/platform/db/item.ts';
import type { HubKey } from '../../../shared/platform/db/key.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { startStore } from '../../support/dynamo.ts';
import { startProcess } from '../../support/interruptible-process.ts';
import { putAll } from '../../support/put-all.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { objectsOfAPicture } from '../every-route/support/stored-media.ts';
import { drain, onePage } from '../workers/page-by-page.ts';
import { messages } from '../workers/stopped.ts';
import { noScans } from './scans.ts';

const MANY = 2_000;

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));

type Row = NewItem;
const newHub = (): HubKey => ({ team: newId(), hub: newId() });
const many = <T>(make: (nth: number) => T): readonly T[] => Array.from({ length: MANY }, (_, nth) => make(nth));
const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It has no place');
  return value;
};

/** Invokes the worker in its own process, which can be stopped after `last` requests; returns the queued messages. */
const invoke = async (job: RemovalJob, last?: number) => {
  const { process, ended } = startProcess(last);
  const sent: RemovalJob[] = [];
  const queue = { send: async (one: RemovalJob) => void sent.push(JSON.parse(JSON.stringify(one))) };
  const db = process.db(store);
  const deps = {
    db,
    scanned: noScans(db),
    objects: objectsOfAPicture,
    queue,
    failed: () => undefined,
    clock: onePage(),
    seats: { send: async () => undefined },
  };
  const { batchItemFailures } = await eraseData(deps)(messages([job]));
  await ended();
  return { sent, again: batchItemFailures.length > 0 };
};

describe('a media that is attached to thousands of things', () => {
  /** The rows of the uses; half of them are attachments, which have a second row. */
  const usesOfMedia = (hub: HubKey, media: string): readonly Row[] =>
    many((nth): readonly Row[] => {
      const target = { type: nth % 2 === 0 ? 'page_section' : 'email_message', id: newId() } as const;
      const id = newPlaceId(attachmentTag(target), Date.now());
      const named = { target_type: target.type, target_id: target.id };
      const use = {
        ...required(mediaUseKey(hub.team, media, id)),
        entity: mediaUseEntity,
        attachment_id: id,
        media_id: media,
      };
      if (nth % 2 === 0) return [{ ...use, ...named }];
      const attached = { [attachmentAttribute(id)]: { media_id: media, role: 'attachment', position: 1 } };
      const of = { team_id: hub.team, hub_id: hub.hub, ...named };
      return [
        { ...use, ...named },
        { ...attachmentsKey(hub.team, target), entity: attachmentsEntity, ...of, count: 1, ...attached },
      ];
    }).flat();

  test('is detached page by page, in one message each, although the first invocation is stopped', async () => {
    const hub = newHub();
    const media = newPlaceId(mediaTag(hub.hub));
    const rows = usesOfMedia(hub, media);
    await putAll(store, rows);
    const sent = await drain(invoke, { kind: 'media', team_id: hub.team, media_id: media }, 40);
    expect(sent).toBeGreaterThan(MANY / 50);
    expect(await queryAll(db, required(usesOf(hub.team, media)))).toEqual([]);
    const targets = rows.filter(({ entity }) => entity === 'attachments').map(({ pk, sk }) => ({ pk, sk }));
    const left = await Promise.all(targets.map((key) => db.get<{ count: number }>(key)));
    expect(new Set(left.map((row) => row?.count))).toEqual(new Set([0]));
  });
});
