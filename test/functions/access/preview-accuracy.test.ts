import { expect, test } from 'vitest';
import { accessGrantEntity, accessGrantKey } from '../../../shared/access/rules/grant-item.ts';
import { ACCESS_TARGETS, type AccessTarget } from '../../../shared/access/rules/target.ts';
import { spaceMembershipKey } from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  type AccessWorld,
  addTag,
  check,
  deleteRule,
  hubOf,
  inNewHub,
  items,
  newDiscussion,
  newEvent,
  newMember,
  newNode,
  newPlaylist,
  newRule,
  newSpace,
  newTag,
  type Person,
  rulesPath,
  send,
  startAccess,
  verdict,
} from './world.ts';

const world = useWorld(startAccess);

/** A time after the creation of all members of this test. */
const soon = (): string => new Date(Date.now() + 60_000).toISOString();

const addToSpace = async (here: AccessWorld, { id }: Person, space: string): Promise<void> => {
  const row = { contact_id: id, space_id: space, status: 'active', created_at: soon(), updated_at: soon() };
  await here.service.db.put({
    ...spaceMembershipKey(hubOf(here), id, space),
    entity: entity('space_membership'),
    ...row,
  });
};

const grant = async (here: AccessWorld, { id }: Person, type: AccessTarget, target: string): Promise<void> => {
  const key = accessGrantKey(hubOf(here), id, { type, id: target });
  const row = { contact_id: id, target_type: type, target_id: target, granted_by: 'automation:x' };
  await here.service.db.put({ ...key, entity: accessGrantEntity, ...row, created_at: soon(), updated_at: soon() });
};

const tagCondition = (tag_id: string) => [{ type: 'has_tag', operator: 'is', value: { tag_id } }];

/** The decision of an access check for each member. */
const decisions = async (here: AccessWorld, people: readonly Person[], type: string, id: string) => {
  const checks = people.map(({ id: contact_id }) => check(here, here.owner, type, id, { contact_id }));
  return (await Promise.all(checks)).map((one) => verdict(one)[0] === true);
};

/**
 * A gated hub, a gated space by invitation, a gated course, and one target of each type.
 */
const newNestedHub = async () => {
  const here = await inNewHub(world);
  const [hubTag, placeTag, tag] = [await newTag(here), await newTag(here), await newTag(here)];
  const space = await newSpace(here, { access_level: 'invite', visibility: 'members' });
  const course = await newNode(here, { kind: 'course' });
  const people: Person[] = [];
  for (let nth = 0; nth < 6; nth += 1) people.push(await newMember(here));
  const [all, noHub, noPlace, noTag, granted] = people as [Person, Person, Person, Person, Person, Person];
  for (const person of [all, noPlace, noTag, granted]) await addTag(here, person, hubTag);
  for (const person of [all, noHub, noTag, granted]) await addTag(here, person, placeTag);
  for (const person of [all, noHub, noPlace]) await addTag(here, person, tag);
  for (const person of [all, noHub, noTag, granted]) await addToSpace(here, person, space.id);
  const targets: Record<AccessTarget, string> = {
    hub: here.hub,
    space: space.id,
    discussion: await newDiscussion({ ...here, space }, all),
    content_node: await newNode(here, { parent_id: course }),
    playlist: await newPlaylist(here),
    event: await newEvent(here),
  };
  await newRule(here, 'hub', here.hub, tagCondition(hubTag));
  await newRule(here, 'space', space.id, tagCondition(placeTag));
  await newRule(here, 'content_node', course, tagCondition(placeTag));
  for (const type of ACCESS_TARGETS) await grant(here, granted, type, targets[type]);
  return { here, people, targets, tag };
};

test('the preview matches the access checks before and after the rule is saved, for each member', async () => {
  const { here, people, targets, tag } = await newNestedHub();
  for (const type of ACCESS_TARGETS) {
    const target = { target_type: type, target_id: targets[type] };
    const existing = items(
      await here.service.call({ path: rulesPath(here, `?filter[target_id]=${targets[type]}`), token: here.owner }),
    );
    const previewed = await send(here, 'POST', rulesPath(here, '/preview'), here.owner, 'access_rules', {
      ...target,
      conditions: tagCondition(tag),
    });
    const changes = new Map(items(previewed).map(({ attributes }) => [attributes.contact_id, attributes.change]));
    const before = await decisions(here, people, type, targets[type]);
    const [current] = existing;
    if (current)
      await send(here, 'PATCH', rulesPath(here, `/${current.id}`), here.owner, 'access_rules', {
        conditions: tagCondition(tag),
      });
    else await newRule(here, type, targets[type], tagCondition(tag));
    const after = await decisions(here, people, type, targets[type]);
    const expected = people.map((_, nth) => {
      if (before[nth] === after[nth]) return undefined;
      return after[nth] ? 'gains' : 'loses';
    });
    expect(
      people.map(({ id }) => changes.get(id)),
      type,
    ).toEqual(expected);
    expect(
      expected.some((one) => one === 'loses'),
      type,
    ).toBe(true);
    if (current)
      await send(here, 'PATCH', rulesPath(here, `/${current.id}`), here.owner, 'access_rules', {
        conditions: (current.attributes as { conditions: object[] }).conditions,
      });
    else {
      const [made] = items(
        await here.service.call({ path: rulesPath(here, `?filter[target_id]=${targets[type]}`), token: here.owner }),
      );
      await deleteRule(here, made?.id ?? '');
    }
  }
});
