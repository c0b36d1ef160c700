import { describe, expect, test } from 'vitest';
import { uploading } from './uploading.ts';
import { codeOf, itemsOf } from './world.ts';

const { begin, collection, owner, world } = uploading();

describe('files', () => {
  const files = () => collection().replace('uploads', 'files');

  test('are listed for creators, by status and kind; those of members without a URL', async () => {
    const [mine, started] = [await world().upload(owner()), await begin()];
    const sent = await world().upload(world().ours.member.token, { member: true });
    const ready = itemsOf(await world().get(`${files()}?filter[status_upload]=ready&page[size]=100`, owner()));
    const found = (id: string) => ready.find((one) => one.id === id)?.attributes;
    expect(found(mine.id)).toMatchObject({ media_id: mine.attributes.media_id, url: expect.any(String) });
    expect(found(sent.id)).toMatchObject({ media_id: sent.attributes.media_id, url: null, thumbnail_url: null });
    const pending = itemsOf(await world().get(`${files()}?filter[status_upload]=pending&page[size]=100`, owner()));
    expect(pending.map(({ id, attributes }) => [id, attributes.status_upload])).toEqual([[started.id, 'pending']]);
    expect(
      itemsOf(await world().get(`${files()}?filter[asset_kind]=video&filter[status_upload]=ready`, owner())),
    ).toEqual([]);
    const otherHubPath = `/teams/${world().theirs.id}/hubs/${world().theirs.hub}/files`;
    expect(codeOf(await world().get(`${otherHubPath}/${mine.id}`, world().theirs.users.owner.token))).toBe(
      '404 not_found',
    );
  });

  test('are deleted with their media', async () => {
    const { id, attributes } = await world().upload(owner());
    expect((await world().remove(`${files()}/${id}`, owner())).status).toBe(204);
    expect(codeOf(await world().get(`${files()}/${id}`, owner()))).toBe('404 not_found');
    expect(codeOf(await world().get(`/media/${attributes.media_id}`, owner()))).toBe('404 not_found');
    expect(codeOf(await world().remove(`${files()}/${id}`, owner()))).toBe('404 not_found');
  });
});
