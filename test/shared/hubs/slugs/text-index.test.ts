import { expect, test } from 'vitest';
import { catalogueKey } from '../../../../shared/commerce/catalog/catalogue.ts';
import { catalogueReader } from '../../../../shared/commerce/catalog/catalogue-reader.ts';
import { CouponInput } from '../../../../shared/commerce/catalog/coupon-input.ts';
import {
  couponCodeEntity,
  couponCodeKey,
  couponEntity,
  formerCodeFold,
} from '../../../../shared/commerce/catalog/coupon-item.ts';
import { coupons } from '../../../../shared/commerce/catalog/coupons.ts';
import {
  formerLabelKey,
  labelPointer,
  reportReasonEntity,
  reportReasonKey,
} from '../../../../shared/community/moderation/report-reason-item.ts';
import { reportReasons } from '../../../../shared/community/moderation/report-reasons.ts';
import {
  formerTagFold,
  tagEntity,
  tagKey,
  tagNameEntity,
  tagNameKey,
} from '../../../../shared/hubs/people/tags/tag-item.ts';
import { tags } from '../../../../shared/hubs/people/tags/tags.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
const actor = { type: 'user', id: newId() } as const;
const now = new Date('2030-01-01T00:00:00.000Z');
/** Names whose form earlier versions stored differently. */
const OLD = ['Straße', 'O’Brien', 'x\u200by', '❤️', 'm²'];

test('a tag that an earlier version stored is found, stays unique, and moves to the new form when it is renamed', async () => {
  const team = newId();
  for (const name of OLD) {
    const [id, slug] = [newId(), formerTagFold(name)];
    await db.put({ ...tagNameKey(team, slug), entity: tagNameEntity, id });
    await db.put({
      ...tagKey(team, id),
      entity: tagEntity,
      id,
      team_id: team,
      name,
      slug,
      created_at: '',
      updated_at: '',
    });
    expect(await tags(db, team).idFor(name, actor, now)).toBe(id);
    expect(await tags(db, team).create(name, actor, now)).toBe('name_taken');
    const tag = await tags(db, team).get(id);
    expect(tag && (await tags(db, team).rename(tag, name, actor, now))).toMatchObject({ id, name });
    expect(await tags(db, team).idFor(name.toUpperCase(), actor, now)).toBe(id);
    const other = await tags(db, team).create(`Other ${name}`, actor, now);
    expect(typeof other === 'object' && (await tags(db, team).rename(other, name, actor, now))).toBe('name_taken');
  }
});

test('a name that only the former form made equal is another name', async () => {
  const team = newId();
  const plain = await tags(db, team).create('m2', actor, now);
  expect(await tags(db, team).create('m²', actor, now)).toMatchObject({ name: 'm²' });
  expect(plain).toMatchObject({ name: 'm2' });
});

test('a coupon that an earlier version stored is found by its code, which stays unique', async () => {
  const hub = { team: newId(), hub: newId() };
  for (const code of ['Straße', 'O’Brien', '❤️']) {
    const id = newId();
    await db.put({ ...couponCodeKey(hub, formerCodeFold(code)), entity: couponCodeEntity, id });
    await db.put({ ...catalogueKey(hub, 'COUPON', id), entity: couponEntity, id, code, slug: formerCodeFold(code) });
    expect(await catalogueReader(db, hub).findCouponId(code)).toBe(id);
    const input = CouponInput.parse({ code, percent_off: 10 });
    expect(await coupons(db, hub).create(input, actor, now)).toBe('code_taken');
  }
});

test('a report reason that an earlier version stored keeps its label', async () => {
  const hub = { team: newId(), hub: newId() };
  const [id, label] = [newId(), 'Don’t know'];
  const label_key = formerLabelKey(label);
  await db.put(labelPointer(hub, label_key, id));
  const item = { id, team_id: hub.team, hub_id: hub.hub, label, label_key, is_active: true, position: 100 };
  await db.put({ ...reportReasonKey(hub, id), entity: reportReasonEntity, ...item, created_at: '', updated_at: '' });
  const reasons = reportReasons(db, hub);
  const input = { label, is_active: true, position: 100 };
  expect(await reasons.create(input, actor, now)).toBe('label_taken');
  expect(await reasons.change(id, { label }, actor, now)).toMatchObject({ id, label });
  expect(await reasons.create({ ...input, label: "DON'T KNOW" }, actor, now)).toBe('label_taken');
});
