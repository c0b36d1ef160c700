import { BatchWriteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { toAttributes } from '../../support/attributes.ts';
import { meter } from '../../support/meter.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  type AccessWorld,
  addTag,
  hubOf,
  inNewHub,
  items,
  meta,
  newMember,
  newNode,
  newRule,
  newSpace,
  newTag,
  outcome,
  type Person,
  rulesPath,
  send,
  spacePath,
  startAccess,
} from './world.ts';

const world = useWorld(startAccess);
const spent = useFixture(() => meter(world.service.store.client));

const preview = (here: AccessWorld, attributes: object, query = '', token = here.owner): Promise<ApiResponse> =>
  send(here, 'POST', `${rulesPath(here, '/preview')}${query}`, token, 'access_rules', attributes);
const tagCondition = (tag_id: string) => [{ type: 'has_tag', operator: 'is', value: { tag_id } }];
const changes = (answered: ApiResponse) =>
  Object.fromEntries(items(answered).map(({ attributes }) => [attributes.contact_id, attributes.change]));

test('the preview compares the rule with the current one and returns who gains and who loses access, with totals', async () => {
  const here = await inNewHub(world);
  const [red, blue] = [await newTag(here), await newTag(here)];
  const people: Person[] = [];
  for (let nth = 0; nth < 4; nth += 1) people.push(await newMember(here));
  const [both, onlyRed, onlyBlue, neither] = people as [Person, Person, Person, Person];
  for (const [person, tag] of [
    [both, red],
    [both, blue],
    [onlyRed, red],
    [onlyBlue, blue],
  ] as const)
    await addTag(here, person, tag);
  const target = { target_type: 'space', target_id: here.space.id };

  const first = await preview(here, { ...target, conditions: tagCondition(red) });
  expect(changes(first)).toEqual({ [onlyBlue.id]: 'loses', [neither.id]: 'loses' });
  expect(meta(first)).toMatchObject({ examined: 4, gains: 0, loses: 2, keeps: 2, stays_without: 0, has_more: false });

  await newRule(here, 'space', here.space.id, tagCondition(red));
  const second = await preview(here, { ...target, conditions: tagCondition(blue) });
  expect(changes(second)).toEqual({ [onlyRed.id]: 'loses', [onlyBlue.id]: 'gains' });
  expect(meta(second)).toMatchObject({ examined: 4, gains: 1, loses: 1, keeps: 1, stays_without: 1 });
  const either = [...tagCondition(red), ...tagCondition(blue)];
  const third = await preview(here, { ...target, conditions: either });
  expect(changes(third)).toEqual({ [onlyBlue.id]: 'gains' });
  expect(changes(await preview(here, { ...target, conditions: either, logic_operator: 'all' }))).toEqual({
    [onlyRed.id]: 'loses',
  });
  expect(items(await preview(here, { ...target, conditions: tagCondition(red) }))).toEqual([]);

  for (const person of people) {
    const path = spacePath(here, here.space);
    const { status } = await here.service.call({ path, token: person.token });
    expect(status).toBe(person === both || person === onlyRed ? 200 : 403);
  }
});

test('the preview names each member whose access changes, and a new name is returned at once', async () => {
  const here = await inNewHub(world);
  const [ada, bob] = [await newMember(here), await newMember(here)];
  const tag = await newTag(here);
  await addTag(here, bob, tag);
  const { pk, sk } = contactKey(hubOf(here).team, ada.id);
  await here.service.store.client.send(
    new UpdateItemCommand({
      TableName: here.service.store.name,
      Key: { pk: { S: pk }, sk: { S: sk } },
      UpdateExpression: 'SET #n = :n',
      ExpressionAttributeNames: { '#n': 'name' },
      ExpressionAttributeValues: { ':n': { S: 'Ada of Kiln' } },
    }),
  );
  const found = await preview(here, {
    target_type: 'space',
    target_id: here.space.id,
    conditions: tagCondition(tag),
  });
  expect(items(found).map(({ attributes }) => attributes)).toEqual([
    {
      contact_id: ada.id,
      contact_display_name: 'Ada of Kiln',
      contact_is_former_member: false,
      contact_photo_url: null,
      contact_photo_url_expires_at: null,
      change: 'loses',
    },
  ]);
});

test('for a space with access_level rule, members who meet the rule gain access', async () => {
  const here = await inNewHub(world);
  const tag = await newTag(here);
  const [ada, bob] = [await newMember(here), await newMember(here)];
  await addTag(here, ada, tag);
  const { id } = await newSpace(here, { access_level: 'rule' });
  const found = await preview(here, { target_type: 'space', target_id: id, conditions: tagCondition(tag) });
  expect(changes(found)).toEqual({ [ada.id]: 'gains' });
  expect(meta(found)).toMatchObject({ stays_without: 1, keeps: 0 });
  expect(bob.id).not.toBe(ada.id);
});

test('the preview omits members who are not admitted, and validates like a create', async () => {
  const here = await inNewHub(world);
  const ada = await newMember(here);
  await here.service.db.update(memberKey(hubOf(here), ada.id), { set: { status: 'banned' } });
  const target = { target_type: 'content_node', target_id: await newNode(here) };
  const found = await preview(here, { ...target, conditions: [] });
  expect([outcome(found), items(found), meta(found).examined]).toEqual(['200', [], 0]);
  expect(outcome(await preview(world, target))).toBe('422 unknown_target /data/attributes/target_id');
  expect(outcome(await preview(here, { ...target, conditions: tagCondition(newId()) }))).toBe(
    '422 unknown_tag /data/attributes/conditions/0/value/tag_id',
  );
  expect(outcome(await preview(here, { ...target, extra: 1 }))).toBe('422 /data/attributes/extra');
  expect(outcome(await preview(here, target, '', ada.token))).toBe('403 forbidden');
  expect(outcome(await preview(here, target, '', world.other.users.owner.token))).toBe('403 forbidden');
  const rules = await here.service.call({ path: rulesPath(here), token: here.owner });
  expect(items(rules)).toEqual([]);
});

const BATCH_SIZE = 25;

/** Writes `size` members into a hub, and the tag to every second one. */
const addMembers = async (here: AccessWorld, size: number, tag: string): Promise<void> => {
  const { client, name } = here.service.store;
  const at = new Date().toISOString();
  const rows = Array.from({ length: size }, (_, nth) => {
    const contact_id = newId();
    const member = { entity: 'member', contact_id, status: 'active', role: 'member', joined_at: at, created_at: at };
    const tagRow = { pk: `TEAM#${here.team.id}#CONTACT#${contact_id}`, sk: `TAG#${tag}`, entity: 'contact_tag' };
    return [
      { ...memberKey(hubOf(here), contact_id), ...member },
      ...(nth % 2 === 0 ? [{ ...tagRow, contact_id, tag_id: tag, expires_at: null }] : []),
    ];
  }).flat();
  for (let from = 0; from < rows.length; from += BATCH_SIZE * 8)
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) => rows.slice(from + nth * BATCH_SIZE, from + (nth + 1) * BATCH_SIZE))
        .filter((part) => part.length > 0)
        .map((part) =>
          client.send(
            new BatchWriteItemCommand({
              RequestItems: { [name]: part.map((row) => ({ PutRequest: { Item: toAttributes(row) } })) },
            }),
          ),
        ),
    );
};

test('C026: a preview of 1,500 members pages through each once, at a bounded cost per page', async () => {
  const here = await inNewHub(world);
  const tag = await newTag(here);
  await addMembers(here, 1_500, tag);
  const body = { target_type: 'space', target_id: here.space.id, conditions: tagCondition(tag) };
  const sum = { examined: 0, loses: 0, keeps: 0, pages: 0 };
  const seen = new Set<unknown>();
  let next: string | undefined = `${rulesPath(here, '/preview')}?page[size]=100`;
  while (next) {
    spent.read();
    const page = await send(here, 'POST', next, here.owner, 'access_rules', body);
    const { requests, trips } = spent.read();
    expect(requests).toBeLessThanOrEqual(11);
    expect(trips).toBeLessThanOrEqual(8);
    expect(items(page).length).toBeLessThanOrEqual(100);
    for (const { attributes } of items(page)) seen.add(attributes.contact_id);
    const { examined, loses, keeps } = meta(page) as unknown as typeof sum;
    sum.examined += examined;
    sum.loses += loses;
    sum.keeps += keeps;
    sum.pages += 1;
    next = (page.body.links as { next?: string }).next;
  }
  expect(sum).toEqual({ examined: 1_500, loses: 750, keeps: 750, pages: 15 });
  expect(seen.size).toBe(750);
});

test('a rule with many facts examines fewer members per page', async () => {
  const here = await inNewHub(world);
  const tag = await newTag(here);
  await addMembers(here, 60, tag);
  const node = await newNode(here);
  const nodes = await Promise.all(Array.from({ length: 40 }, () => newNode(here)));
  const completed = { type: 'content_completed', operator: 'in', value: { content_node_ids: [node, ...nodes] } };
  const conditions = [completed, { ...completed, value: { content_node_ids: nodes } }];
  const body = { target_type: 'space', target_id: here.space.id, conditions };
  const found: number[] = [];
  let next: string | undefined = `${rulesPath(here, '/preview')}?page[size]=100`;
  while (next) {
    spent.read();
    const page = await send(here, 'POST', next, here.owner, 'access_rules', body);
    expect(spent.read().requests).toBeLessThanOrEqual(30);
    found.push(meta(page).examined as number);
    next = (page.body.links as { next?: string }).next;
  }
  expect(found.length).toBeGreaterThan(1);
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(60);
});
