import { describe, expect, test } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { contactIds, ids, items, outcome, type Person, startAchievements } from './world.ts';

const at = useWorld(startAchievements);

const setStatus = (contact: string, status: string) => at.db.update(memberKey(at.hub, contact), { set: { status } });

const inHub = (path: string) => `/hubs/${at.ours.hub}${path}`;

describe('GET /hubs/{id}/members/{id}/achievements', () => {
  const awardsOf = async (of: Person, by: string) => ids(await at.get(inHub(`/members/${of.id}/achievements`), by));

  test('the member and creators see all awards; others see active ones without secrets they have not earned', async () => {
    const [ada, bob, eve] = [await at.person(), await at.person(), await at.person()];
    const [open, secret, revoked] = [
      await at.achievement(),
      await at.achievement({ is_secret: true }),
      await at.achievement(),
    ];
    for (const id of [open, secret, revoked]) await at.give(ada.id, id);
    await at.revoke(ada.id, revoked);
    await at.give(eve.id, secret);
    expect(await awardsOf(ada, ada.token)).toEqual([open, secret, revoked]);
    expect(await awardsOf(ada, at.ours.users.owner.token)).toEqual([open, secret, revoked]);
    expect(await awardsOf(ada, bob.token)).toEqual([open]);
    expect(await awardsOf(ada, eve.token)).toEqual([open, secret]);
    const [first] = items(await at.get(inHub(`/members/${ada.id}/achievements`), bob.token));
    expect(first?.attributes.earned_at).not.toBeNull();
  });

  test('C028: hidden secrets shorten no page and cause no next page', async () => {
    const [ada, bob] = [await at.person(), await at.person()];
    const open: string[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      const id = await at.achievement({ is_secret: nth % 3 !== 0 });
      if (nth % 3 === 0) open.push(id);
      await at.give(ada.id, id);
    }
    const found: string[] = [];
    let path: string | undefined = `/api/v1${inHub(`/members/${ada.id}/achievements`)}?page[size]=2`;
    const sizes: number[] = [];
    while (path) {
      const page = await at.service.call({ path, token: bob.token });
      found.push(...ids(page));
      sizes.push(items(page).length);
      path = (page.body.links as { next?: string }).next;
    }
    expect(found).toEqual(open);
    expect(sizes).toEqual([2, 1]);
  });

  test('a former member returns 404 for members and 200 for creators; an unknown contact always returns 404', async () => {
    const [ada, bob] = [await at.person(), await at.person()];
    await setStatus(ada.id, 'left');
    const path = inHub(`/members/${ada.id}/achievements`);
    expect(outcome(await at.get(path, bob.token))).toBe('404 not_found');
    expect((await at.get(path)).status).toBe(200);
    for (const contact of [newId(), at.theirs.member.id, at.ours.outsider.id])
      expect(outcome(await at.get(inHub(`/members/${contact}/achievements`)))).toBe('404 not_found');
  });
});

describe('the leaderboard', () => {
  test('ranks members by points, ties by who reached them first, on every page size', async () => {
    const own = await startAchievements();
    const people: Person[] = [];
    for (const [nth, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      const person = await own.person('active', new Date(), name);
      people.push(person);
      const id = await own.achievement({ points: [10, 30, 20, 30, 0, 20][nth] });
      await own.give(person.id, id);
    }
    const ranked = async (path: string) => {
      const page = await own.service.call({ path, token: people[0]?.token });
      const rows = items(page).map(({ attributes: { name, points, rank } }) => [name, points, rank]);
      return { rows, next: (page.body.links as { next?: string }).next };
    };
    const path = `/api/v1/hubs/${own.ours.hub}/leaderboard`;
    const whole = [
      ['b', 30, 1],
      ['d', 30, 1],
      ['c', 20, 3],
      ['f', 20, 3],
      ['a', 10, 5],
    ];
    expect(await ranked(path)).toEqual({ rows: whole, next: undefined });
    for (const size of [1, 2, 3, 5]) {
      const rows: unknown[] = [];
      let next: string | undefined = `${path}?page[size]=${size}`;
      while (next) {
        const page: Awaited<ReturnType<typeof ranked>> = await ranked(next);
        rows.push(...page.rows);
        next = page.next;
      }
      expect(rows).toEqual(whole);
    }
    const [, b, , d] = people;
    await own.db.update(memberKey(own.hub, b?.id ?? ''), { set: { status: 'banned' } });
    expect((await ranked(`${path}?page[size]=2`)).rows).toEqual([
      ['d', 30, 1],
      ['c', 20, 2],
    ]);
    const [entry] = items(await own.service.call({ path, token: d?.token }));
    expect(entry).toMatchObject({
      id: `${own.ours.hub}:${d?.id}`,
      type: 'leaderboard_entries',
      attributes: { contact_id: d?.id },
    });
    expect(Object.keys(entry?.attributes ?? {})).not.toContain('email');
    await own.service.stop();
  });

  test('drops members without points, and is refused to members of another team', async () => {
    const ada = await at.person();
    const id = await at.achievement({ points: 1 });
    await at.give(ada.id, id);
    const path = inHub('/leaderboard?page[size]=100');
    expect(contactIds(await at.get(path, ada.token))).toContain(ada.id);
    await at.revoke(ada.id, id);
    expect(contactIds(await at.get(path, ada.token))).not.toContain(ada.id);
    expect((await at.get(path, at.theirs.member.token)).status).toBeGreaterThanOrEqual(403);
  });
});
