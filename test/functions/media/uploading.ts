import { afterAll, beforeAll } from 'vitest';
import { dataOf, type MediaWorld, PNG, startMedia } from './world.ts';

/** The declaration of an image upload. */
export const declared = { filename: 'a.png', mime_type: 'image/png', size_bytes: PNG.length };

/** One world for a test file, and helpers to upload files to it. */
export const uploading = () => {
  let world: MediaWorld;
  beforeAll(async () => {
    world = await startMedia();
  });
  afterAll(() => world.stop());

  const owner = () => world.ours.users.owner.token;
  const collection = () => `/teams/${world.ours.id}/hubs/${world.ours.hub}/uploads`;

  return {
    owner,
    collection,
    world: () => world,
    asMember: () => `/hubs/${world.ours.hub}/uploads`,
    begin: async (attributes: object = declared, token = owner(), path = collection()) =>
      dataOf(await world.post('uploads')(path, token, attributes)),
    finalize: (id: string, token = owner()) => world.post('uploads')(`/uploads/${id}/finalize`, token),
  };
};
