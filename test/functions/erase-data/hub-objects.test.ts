import { expect, test } from 'vitest';
import { exportObjectKey } from '../../../shared/downstream/exports/export-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { s3ObjectStore } from '../../../shared/media/files/object-store.ts';
import { BUCKET } from '../../support/bucket.ts';
import { useWorld } from '../../support/use-world.ts';
import { codeOf, dataOf, formOf, PNG, startMedia, type Thing } from '../media/world.ts';
import { deleteHub, startRemoval } from './hub-rows.ts';

const world = useWorld(startMedia);

const owner = () => world.ours.users.owner.token;
const exists = async (key: string): Promise<boolean> => (await world.bucket.objects.get(BUCKET, key)) !== undefined;
const keyOf = (folder: string, hub: string, { id }: Thing, team = world.ours.id) => `${folder}/${team}/${hub}/${id}`;

/** An unfinished upload with bytes. */
const uploadBytes = async (): Promise<Thing> => {
  const attributes = { filename: 'a.png', mime_type: 'image/png', size_bytes: PNG.length };
  const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/uploads`;
  const begun = dataOf(await world.post('uploads')(path, owner(), attributes));
  expect((await world.bucket.post(formOf(begun), PNG)).status).toBe(204);
  return begun;
};

test('all objects of a deleted hub are removed; the objects of other hubs, avatars and exports are kept', async () => {
  const { ours, theirs, service, bucket } = world;
  const facts = { name: 'Other', slug: 'other-hub', description: null, allowed_origins: [] };
  const input = { ...facts, access_level: 'open', sign_in: 'both' } as const;
  const otherHub = await hubs(service.db, ours.id).create(input, { type: 'user', id: ours.users.owner.id }, new Date());
  if (typeof otherHub === 'string') throw new Error(otherHub);
  const [ready, sent, left] = [await world.upload(owner()), await uploadBytes(), await uploadBytes()];
  const failed = await uploadBytes();
  const other = { ...formOf(failed), fields: { ...formOf(failed).fields } };
  expect((await bucket.post(other, Buffer.alloc(PNG.length))).status).toBe(204);
  const finalized = await world.post('uploads')(`/uploads/${failed.id}/finalize`, owner());
  expect(codeOf(finalized)).toBe('422 upload_rejected');
  // A file whose finalization was interrupted after the copy.
  await bucket.objects.put(BUCKET, keyOf('files', ours.hub, left), {}, PNG);
  const near = await world.upload(owner(), { of: { ...ours, hub: otherHub.id } });
  const far = await world.upload(theirs.users.owner.token, { of: theirs });
  const person = await world.newMember();
  const picture = { mime_type: 'image/png', size_bytes: PNG.length };
  const begun = dataOf(await world.post('avatars')('/me/avatar', person.token, picture));
  await bucket.post(formOf(begun), PNG);
  const avatar = dataOf(await world.post('avatars')('/me/avatar/finalize', person.token));
  const exported = exportObjectKey({ kind: 'contact', id: person.id, team: ours.id });
  await bucket.objects.put(BUCKET, exported, {}, PNG);

  const removedKeys = [ready, sent, left, failed].flatMap((file) =>
    ['pending', 'files'].map((folder) => keyOf(folder, ours.hub, file)),
  );
  const keptKeys = [keyOf('files', otherHub.id, near), keyOf('files', theirs.hub, far, theirs.id), exported];
  expect((await Promise.all(removedKeys.map(exists))).filter(Boolean)).toHaveLength(6);
  await deleteHub(service.db, { team: ours.id, hub: ours.hub });
  const worker = startRemoval(service.db, s3ObjectStore(bucket.environment));
  const job = { kind: 'hub', team_id: ours.id, hub_id: ours.hub } as const;
  for (let times = 0; times < 2; times += 1) await worker.drain(job);
  expect(worker.failures).toEqual([]);
  expect(await Promise.all(removedKeys.map(exists))).toEqual(removedKeys.map(() => false));
  expect(await Promise.all(keptKeys.map(exists))).toEqual([true, true, true]);
  expect((await fetch(String(avatar.attributes.url))).status).toBe(200);
});
