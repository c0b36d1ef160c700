import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { items, startModeration } from './world.ts';

const at = useWorld(startModeration);

const admin = () => `/api/v1/admin/teams/${at.ours.id}/hubs/${at.ours.hub}/report-reasons`;
const members = (hub = at.ours.hub) => `/api/v1/hubs/${hub}/report-reasons`;
const create = (attributes: object, token: string) => at.send('POST', admin(), token, 'report_reasons', attributes);

describe('listing report reasons', () => {
  test('C390: a new hub lists the reasons of the platform as defaults, to members and moderators', async () => {
    for (const [path, token] of [
      [members(at.theirs.hub), at.theirs.member.token],
      [admin().replace(at.ours.id, at.theirs.id).replace(at.ours.hub, at.theirs.hub), at.theirs.users.owner.token],
    ] as const) {
      const listed = items(await at.get(path, token));
      expect(listed.length).toBeGreaterThan(3);
      for (const { type, attributes } of listed) {
        expect(type).toBe('report_reasons');
        expect(attributes).toMatchObject({ hub_id: at.theirs.hub, is_default: true, is_active: true });
      }
    }
  });

  test('C021 C025: following the next links lists each reason once by position; members get only active ones', async () => {
    const { token } = at.ours.users.admin;
    await create({ label: 'Last', position: 500 }, token);
    await create({ label: 'First', position: 0 }, token);
    await create({ label: 'Inactive', position: 3, is_active: false }, token);
    const listAll = async (from: string, as: string) => {
      const labels: string[] = [];
      let path: string | undefined = `${from}?page%5Bsize%5D=2`;
      while (path) {
        const page = await at.get(path, as);
        labels.push(...items(page).map(({ attributes }) => `${attributes.position} ${attributes.label}`));
        path = (page.body.links as { next?: string }).next;
      }
      return labels;
    };
    const all = await listAll(admin(), token);
    expect(new Set(all).size).toBe(10);
    expect(all.map((text) => Number.parseInt(text, 10))).toEqual([0, 0, 1, 2, 3, 3, 4, 5, 6, 500]);
    expect(all.at(-1)).toBe('500 Last');
    const visible = await listAll(members(), at.ours.member.token);
    expect(visible).toEqual(all.filter((text) => text !== '3 Inactive'));
  });
});

describe('access to report reasons', () => {
  test('A48 C151: the moderators’ list requires a moderating user or key of the team', async () => {
    const { ours, theirs } = at;
    const statusOf = async (path: string, token?: string) => (await at.get(path, token)).status;
    expect(await statusOf(admin(), ours.users.moderator.token)).toBe(200);
    expect(await statusOf(admin(), at.moderatingKey)).toBe(200);
    expect(await statusOf(admin(), at.otherKey)).toBe(403);
    expect(await statusOf(admin(), ours.member.token)).toBe(403);
    expect(await statusOf(admin(), theirs.users.owner.token)).toBe(403);
    expect(await statusOf(admin())).toBe(401);
    expect((await create({ label: 'By a key' }, at.moderatingKey)).status).toBe(201);
    expect((await create({ label: 'By no moderator' }, at.otherKey)).status).toBe(403);
    expect((await create({ label: 'By a member' }, ours.member.token)).status).toBe(403);
  });

  test('the members’ list requires a member of the hub or a user of the team', async () => {
    const { ours, theirs } = at;
    const statusOf = async (token?: string, hub?: string) => (await at.get(members(hub), token)).status;
    expect(await statusOf(ours.member.token)).toBe(200);
    expect(await statusOf(ours.users.moderator.token)).toBe(200);
    expect(await statusOf(ours.outsider.token)).toBe(404);
    expect(await statusOf(theirs.member.token)).toBe(404);
    expect(await statusOf(theirs.users.owner.token)).toBe(404);
    expect(await statusOf()).toBe(401);
    expect(await statusOf(ours.member.token, theirs.hub)).toBe(404);
  });
});
