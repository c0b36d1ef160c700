import { describe, expect, test } from 'vitest';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, ids, items, offers, outcome, type Person, startAchievements } from './world.ts';

const at = useWorld(startAchievements);
let ada: Person;

const ALL = '?page[size]=100';
const seen = async (by: Person, id: string) => attributesOf(await at.catalogue(by.token, ALL), id);

describe('the earned state of an achievement', () => {
  test('C326 C327 C335 C336 C337 C340: each caller sees their own earned or revoked state', async () => {
    [ada] = [await at.person()];
    const other = await at.person();
    const id = await at.achievement({ points: 5 });
    const unearned = { earned_at: null, points_awarded: null, revoked_at: null };
    expect(await seen(ada, id)).toMatchObject(unearned);
    await at.give(ada.id, id);
    await at.send('PATCH', `/teams/${at.ours.id}/achievements/${id}`, { points: 9 });
    const earned = await seen(ada, id);
    expect(earned).toMatchObject({ points: 9, points_awarded: 5, revoked_at: null });
    expect(Date.parse(String(earned?.earned_at))).not.toBeNaN();
    await at.revoke(ada.id, id);
    const revoked = await seen(ada, id);
    expect(revoked).toMatchObject({ earned_at: earned?.earned_at, points_awarded: 5 });
    expect(Date.parse(String(revoked?.revoked_at))).not.toBeNaN();
    expect(await seen(other, id)).toMatchObject(unearned);
    const page = await at.catalogue(ada.token);
    expect(page.status).toBe(200);
    expect(page.body).toMatchObject({ included: [], meta: { has_more: expect.any(Boolean) }, links: {} });
  });

  test('C341 C342 C343: a secret achievement is listed only to members who earned it, revoked or not', async () => {
    const [one, other] = [await at.person(), await at.person()];
    const id = await at.achievement({ is_secret: true });
    expect(await seen(one, id)).toBeUndefined();
    await at.give(one.id, id);
    expect(await seen(one, id)).toMatchObject({ is_secret: true, revoked_at: null });
    await at.revoke(one.id, id);
    expect(await seen(one, id)).toMatchObject({ is_secret: true });
    expect(await seen(other, id)).toBeUndefined();
  });

  test('A51: creators see no earned state and no secret achievements', async () => {
    const [open, secret] = [await at.achievement(), await at.achievement({ is_secret: true })];
    for (const token of [at.ours.users.owner.token, at.ours.key.secret]) {
      const page = await at.catalogue(token, ALL);
      expect(attributesOf(page, open)).toMatchObject({ earned_at: null, revoked_at: null });
      expect(ids(page)).not.toContain(secret);
    }
  });

  test('an inactive achievement is listed only to members who earned it', async () => {
    const [one, other] = [await at.person(), await at.person()];
    const id = await at.achievement();
    await at.give(one.id, id);
    await at.send('PATCH', `/teams/${at.ours.id}/achievements/${id}`, { is_active: false });
    expect(await seen(one, id)).toMatchObject({ is_active: false });
    expect(await seen(other, id)).toBeUndefined();
  });

  test('callers outside the hub are refused', async () => {
    expect((await at.catalogue(at.ours.outsider.token)).status).toBeGreaterThanOrEqual(403);
    expect((await at.catalogue(at.theirs.member.token)).status).toBeGreaterThanOrEqual(403);
    expect((await at.catalogue('nothing')).status).toBe(401);
  });
});

describe('page[size]', () => {
  test('C344: accepts 1 and 100', async () => {
    for (const size of [1, 100]) expect((await at.catalogue(ada.token, `?page[size]=${size}`)).status).toBe(200);
  });

  test.each(['0', '101', 'x', '-1', '1.5'])('C109 C345: %s returns 422 with a detail', async (size) => {
    const { status, body } = await at.catalogue(ada.token, `?page[size]=${size}`);
    expect(status).toBe(422);
    expect(body.detail).toEqual([expect.objectContaining({ loc: ['query', 'page[size]'] })]);
    expect(body.errors).toHaveLength(1);
  });
});

/** Every page of a list, by following its links. */
const walk = async (token: string, size: number, of = at): Promise<readonly ApiResponse[]> => {
  const pages = [await of.catalogue(token, `?page[size]=${size}`)];
  for (;;) {
    const { next } = (pages.at(-1)?.body.links ?? {}) as { next?: string };
    if (!next) return pages;
    pages.push(await of.service.call({ path: next, token }));
  }
};

describe('a long list', () => {
  test('C025 C026 C028: pages skip secret achievements without a trace and show the earned state', async () => {
    const one = await at.person();
    const made: string[] = [];
    const hidden = new Set<string>();
    for (let nth = 0; nth < 30; nth += 1) {
      const id = await at.achievement({ is_secret: nth % 3 === 1 });
      made.push(id);
      if (nth % 6 === 1) hidden.add(id);
      if (nth % 6 === 4) await at.give(one.id, id);
    }
    for (const size of [1, 4, 7, 30, 100]) {
      const pages = await walk(one.token, size);
      const found = pages.flatMap(ids).filter((id) => made.includes(id));
      expect(found).toEqual(made.filter((id) => !hidden.has(id)));
      const earned = pages.flatMap(items).filter(({ attributes }) => attributes.earned_at !== null);
      expect(earned.map(({ id }) => id)).toEqual(made.filter((_, nth) => nth % 6 === 4));
      for (const [nth, page] of pages.entries()) {
        const isLast = nth === pages.length - 1;
        expect((page.body.meta as { has_more: boolean }).has_more).toBe(!isLast);
        expect(items(page).length > 0 && (isLast || items(page).length === size)).toBe(true);
      }
    }
  });

  test('hidden secrets at the end of the list cause no next page', async () => {
    const own = await startAchievements();
    const one = await own.person();
    for (let nth = 0; nth < 8; nth += 1) await own.achievement({ is_secret: nth > 2 });
    const page = await own.catalogue(one.token, '?page[size]=3');
    expect(items(page)).toHaveLength(3);
    expect(page.body.meta).toMatchObject({ has_more: false });
    expect(page.body.links).not.toHaveProperty('next');
    await own.service.stop();
  });

  test('awards of withdrawn achievements do not disturb the pages', async () => {
    const own = await startAchievements();
    const one = await own.person();
    const first = await own.achievement();
    const withdrawn: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const id = await own.achievement();
      withdrawn.push(id);
      await own.give(one.id, id);
    }
    const last = await own.achievement();
    await own.give(one.id, last);
    for (const id of withdrawn) await own.send('DELETE', `${offers(own.ours)}/${id}`);
    for (const size of [1, 2, 3, 100]) {
      const found = (await walk(one.token, size, own)).flatMap(items);
      expect(found.map(({ id, attributes }) => [id, attributes.earned_at === null])).toEqual([
        [first, true],
        [last, false],
      ]);
    }
    await own.service.stop();
  });

  test('a cursor of another list is refused with 422', async () => {
    const { next = '' } = (await at.catalogue(ada.token, '?page[size]=1')).body.links as { next?: string };
    const cursor = new URL(next, 'http://x').searchParams.get('page[after]') ?? '';
    const query = `?page[after]=${encodeURIComponent(cursor)}`;
    expect((await at.catalogue(ada.token, query)).status).toBe(200);
    const elsewhere = await at.get(`/hubs/${at.ours.hub}/leaderboard${query}`, ada.token);
    expect(outcome(elsewhere)).toBe('422');
  });
});
