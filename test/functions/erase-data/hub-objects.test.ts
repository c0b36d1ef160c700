import { expect, test } from 'vitest';
import { exportObjectKey } from '../../../shared/downstream/exports/export-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { s3ObjectStore } from '../../../shared/media/files/object-store.ts';
import { BUCKET } from '../../support/bucket.ts';
import { useWorld } from '../../support/use-world.ts';
import { codeOf, dataOf, formOf, PNG, startMedia, type Thing } from '../media/world.ts';
import { deleteHub, removing } from './hub-rows.ts';

const world = useWorld(startMedia);

const owner = () => world.ours.users.owner.token;
const stands = async (key: string): Promise<boolean> => (await world.bucket.objects.get(BUCKET, key)) !== undefined;
const keyOf = (folder: string, hub: string, { id }: Thing, team = world.ours.id) => `${folder}/${team}/${hub}/${id}`;

/** An unfinished upload with bytes. */
const arrived = async (): Promise<Thing> => {
  const attributes = { filename: 'a.png', mime_type: 'image/png', size_bytes: PNG.length };
  const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/uploads`;
  const begun = dataOf(await world.post('uploads')(path, owner(), attributes));
  expect((await world.bucket.post(formOf(begun), PNG)).status).toBe(204);
  return begun;
};

test('all objects of a deleted hub are removed; objects of other hubs, of people and of exports stay', async () => {
  const { ours, theirs, service, bucket } = world;
  const facts = { name: 'Beside', slug: 'beside-it', description: null, allowed_origins: [] };
  const input = { ...facts, access_level: 'open', sign_in: 'both' } as const;
  const beside = await hubs(service.db, ours.id).create(input, { type: 'user', id: ours.users.owner.id }, new Date());
  if (typeof beside === 'string') throw new Error(beside);
  const [ready, sent, left] = [await world.upload(owner()), await arrived(), await arrived()];
  const failed = await arrived();
  const other = { ...formOf(failed), fields: { ...formOf(failed).fields } };
  expect((await bucket.post(other, Buffer.alloc(PNG.length))).status).toBe(204);
  const refused = await world.post('uploads')(`/uploads/${failed.id}/finalize`, owner());
  expect(codeOf(refused)).toBe('422 upload_rejected');
  // One whose finishing broke off once it was copied.
  await bucket.objects.put(BUCKET, keyOf('files', ours.hub, left), {}, PNG);
  const near = await world.upload(owner(), { of: { ...ours, hub: beside.id } });
  const far = await world.upload(theirs.users.owner.token, { of: theirs });
  const person = await world.newMember();
  const picture = { mime_type: 'image/png', size_bytes: PNG.length };
  const begun = dataOf(await world.post('avatars')('/me/avatar', person.token, picture));
  await bucket.post(formOf(begun), PNG);
  const avatar = dataOf(await world.post('avatars')('/me/avatar/finalize', person.token));
  const exported = exportObjectKey({ kind: 'contact', id: person.id, team: ours.id });
  await bucket.objects.put(BUCKET, exported, {}, PNG);

  const gone = [ready, sent, left, failed].flatMap((file) =>
    ['pending', 'files'].map((folder) => keyOf(folder, ours.hub, file)),
  );
  const kept = [keyOf('files', beside.id, near), keyOf('files', theirs.hub, far, theirs.id), exported];
  expect((await Promise.all(gone.map(stands))).filter(Boolean)).toHaveLength(6);
  await deleteHub(service.db, { team: ours.id, hub: ours.hub });
  const worker = removing(service.db, s3ObjectStore(bucket.environment));
  const job = { kind: 'hub', team_id: ours.id, hub_id: ours.hub } as const;
  for (let times = 0; times < 2; times += 1) await worker.drain(job);
  expect(worker.failures).toEqual([]);
  expect(await Promise.all(gone.map(stands))).toEqual(gone.map(() => false));
  expect(await Promise.all(kept.map(stands))).toEqual([true, true, true]);
  expect((await fetch(String(avatar.attributes.url))).status).toBe(200);
});
