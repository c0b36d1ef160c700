import { expect, test } from 'vitest';
import { accessGrantKey } from '../../../shared/access/rules/grant-item.ts';
import { ACCESS_TARGETS, type AccessTarget } from '../../../shared/access/rules/target.ts';
import { spaceMembershipKey } from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  type AccessWorld,
  check,
  giveTag,
  hubOf,
  inNewHub,
  items,
  newEvent,
  newMember,
  newNode,
  newPlaylist,
  newSpace,
  newTag,
  type Person,
  ruled,
  rulesPath,
  send,
  startAccess,
  started,
  unrule,
  verdict,
} from './world.ts';

const world = useWorld(startAccess);

/** Later than whoever was made before it came. */
const soon = (): string => new Date(Date.now() + 60_000).toISOString();

const letIn = async (here: AccessWorld, { id }: Person, space: string): Promise<void> => {
  const row = { contact_id: id, space_id: space, status: 'active', created_at: soon(), updated_at: soon() };
  await here.service.db.put({ ...spaceMembershipKey(hubOf(here), id, space), entity: 'space_membership', ...row });
};

const grant = async (here: AccessWorld, { id }: Person, type: AccessTarget, target: string): Promise<void> => {
  const key = accessGrantKey(hubOf(here), id, { type, id: target });
  const row = { contact_id: id, target_type: type, target_id: target, granted_by: 'automation:x' };
  await here.service.db.put({ ...key, entity: 'access_grant', ...row, created_at: soon(), updated_at: soon() });
};

const tagged = (tag_id: string) => [{ type: 'has_tag', operator: 'is', value: { tag_id } }];

/** Who reaches it, by the check that tells of one member at a time. */
const reaching = async (here: AccessWorld, people: readonly Person[], type: string, id: string) => {
  const checks = people.map(({ id: contact_id }) => check(here, here.owner, type, id, { contact_id }));
  return (await Promise.all(checks)).map((one) => verdict(one)[0] === true);
};

/**
 * A hub behind a rule, a space behind one that lets in by invitation, a course behind one, and a thing of each type.
 */
const thicket = async () => {
  const here = await inNewHub(world);
  const [hubTag, placeTag, tag] = [await newTag(here), await newTag(here), await newTag(here)];
  const space = await newSpace(here, { access_level: 'invite', visibility: 'members' });
  const course = await newNode(here, { kind: 'course' });
  const people: Person[] = [];
  for (let nth = 0; nth < 6; nth += 1) people.push(await newMember(here));
  const [all, noHub, noPlace, noTag, granted] = people as [Person, Person, Person, Person, Person, Person];
  for (const who of [all, noPlace, noTag, granted]) await giveTag(here, who, hubTag);
  for (const who of [all, noHub, noTag, granted]) await giveTag(here, who, placeTag);
  for (const who of [all, noHub, noPlace]) await giveTag(here, who, tag);
  for (const who of [all, noHub, noTag, granted]) await letIn(here, who, space.id);
  const things: Record<AccessTarget, string> = {
    hub: here.hub,
    space: space.id,
    discussion: await started({ ...here, space }, all),
    content_node: await newNode(here, { parent_id: course }),
    playlist: await newPlaylist(here),
    event: await newEvent(here),
  };
  await ruled(here, 'hub', here.hub, tagged(hubTag));
  await ruled(here, 'space', space.id, tagged(placeTag));
  await ruled(here, 'content_node', course, tagged(placeTag));
  for (const type of ACCESS_TARGETS) await grant(here, granted, type, things[type]);
  return { here, people, things, tag };
};

test('says of each member what checks say before the rule is saved and after it', async () => {
  const { here, people, things, tag } = await thicket();
  for (const type of ACCESS_TARGETS) {
    const target = { target_type: type, target_id: things[type] };
    const stood = items(
      await here.service.call({ path: rulesPath(here, `?filter[target_id]=${things[type]}`), token: here.owner }),
    );
    const foreseen = await send(here, 'POST', rulesPath(here, '/preview'), here.owner, 'access_rules', {
      ...target,
      conditions: tagged(tag),
    });
    const changes = new Map(items(foreseen).map(({ attributes }) => [attributes.contact_id, attributes.change]));
    const before = await reaching(here, people, type, things[type]);
    const [standing] = stood;
    if (standing)
      await send(here, 'PATCH', rulesPath(here, `/${standing.id}`), here.owner, 'access_rules', {
        conditions: tagged(tag),
      });
    else await ruled(here, type, things[type], tagged(tag));
    const after = await reaching(here, people, type, things[type]);
    const came = people.map((_, nth) => {
      if (before[nth] === after[nth]) return undefined;
      return after[nth] ? 'gains' : 'loses';
    });
    expect(
      people.map(({ id }) => changes.get(id)),
      type,
    ).toEqual(came);
    expect(
      came.some((one) => one === 'loses'),
      type,
    ).toBe(true);
    if (standing)
      await send(here, 'PATCH', rulesPath(here, `/${standing.id}`), here.owner, 'access_rules', {
        conditions: (standing.attributes as { conditions: object[] }).conditions,
      });
    else {
      const [made] = items(
        await here.service.call({ path: rulesPath(here, `?filter[target_id]=${things[type]}`), token: here.owner }),
      );
      await unrule(here, made?.id ?? '');
    }
  }
});
