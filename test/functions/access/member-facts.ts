import { catalogueKey } from '../../../shared/commerce/catalog/catalogue.ts';
import { billingKey } from '../../../shared/commerce/purchases/billing-item.ts';
import { achievementKey } from '../../../shared/engagement/achievements/achievement-item.ts';
import { contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { contentTag } from '../../../shared/engagement/content/content-partition.ts';
import { playlistKey } from '../../../shared/engagement/content/playlist-item.ts';
import { eventTag, hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { awardKey, pointsKey } from '../../../shared/hubs/awards/award-item.ts';
import { completionKey } from '../../../shared/hubs/completions/completion-item.ts';
import { changeContact } from '../../../shared/hubs/people/contacts/change-contact.ts';
import { profileFieldInput } from '../../../shared/hubs/people/profile-fields/profile-field-input.ts';
import { profileFields } from '../../../shared/hubs/people/profile-fields/profile-fields.ts';
import { contactTags } from '../../../shared/hubs/people/tags/contact-tags.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import type { Attributes } from '../../../shared/platform/db/item.ts';
import type { Key } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { entityNamed } from '../../support/rows.ts';
import type { CommunityWorld, Person } from '../community/world.ts';

const NOW = '2026-01-01T00:00:00.000Z';

export const newTag = async ({ service, team }: CommunityWorld, of = team): Promise<string> => {
  const made = await tags(service.db, of.id).create(newId(), { type: 'system', id: 'test' }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

export const addTag = async ({ service, team }: CommunityWorld, { id }: Person, tag: string, expires_at?: string) => {
  const actor = { type: 'system', id: 'test' } as const;
  await contactTags(service.db, team.id, id).add(tag, actor, new Date(), expires_at ?? null);
};

export const removeTag = async ({ service, team }: CommunityWorld, { id }: Person, tag: string) => {
  await contactTags(service.db, team.id, id).remove(tag, { type: 'system', id: 'test' }, new Date());
};

/** A profile field of the team. */
export const newField = async ({ service, team }: CommunityWorld, more: object = {}): Promise<string> => {
  const input = { key: `f_${newId().slice(-12)}`, label: 'Level', field_type: 'text', visibility: 'team', ...more };
  const made = await profileFields(service.db, team.id).create(
    profileFieldInput().parse(input),
    { type: 'system', id: 'test' },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

export const setField = async ({ service, team }: CommunityWorld, { id }: Person, field: string, value: unknown) => {
  const found = await profileFields(service.db, team.id).get(field);
  const fields = { [found?.key ?? '']: value };
  const changed = await changeContact(service.db, team.id, id, { fields }, { type: 'system', id: 'test' }, new Date());
  if (typeof changed === 'string' || 'code' in changed) throw new Error(JSON.stringify(changed));
};

const put = async (
  { service }: CommunityWorld,
  key: Key | undefined,
  entity: string,
  row: Attributes,
): Promise<void> => {
  if (!key) throw new Error('no key');
  await service.db.put({ ...key, entity: entityNamed(entity), ...row, created_at: NOW, updated_at: NOW });
};

export const hubOf = ({ team, hub }: CommunityWorld) => ({ team: team.id, hub });

export const newAchievement = async (world: CommunityWorld, more: Attributes = {}): Promise<string> => {
  const id = newId();
  const row = { id, team_id: world.team.id, title: 'Champion', is_secret: false, points: 5, ...more };
  await put(world, achievementKey(world.team.id, id), 'achievement', row);
  return id;
};

export const award = (world: CommunityWorld, { id }: Person, achievement: string, revoked_at: string | null = null) =>
  put(world, awardKey(hubOf(world), id, achievement), 'award', { points: 5, earned_at: NOW, revoked_at });

export const setPoints = (world: CommunityWorld, { id }: Person, points: unknown) =>
  put(world, pointsKey(hubOf(world), id), 'points', { points: points as number });

export const setBilling = (world: CommunityWorld, { id }: Person, billing: Attributes) =>
  put(world, billingKey(hubOf(world), id), 'billing', billing);

export const newProduct = async (world: CommunityWorld): Promise<string> => {
  const id = newId();
  await put(world, catalogueKey(hubOf(world), 'PRODUCT', id), 'product', { id, hub_id: world.hub, name: 'Course' });
  return id;
};

const tenant = (world: CommunityWorld) => ({ team_id: world.team.id, hub_id: world.hub });

export const newNode = async (world: CommunityWorld, more: Attributes = {}): Promise<string> => {
  const id = newPlaceId(contentTag(world.hub));
  const row = { id, ...tenant(world), parent_id: null, title: 'Lesson', status: 'published', kind: 'course', ...more };
  await put(world, contentNodeKey(world.team.id, id), 'content_node', row);
  return id;
};

export const complete = (world: CommunityWorld, { id }: Person, node: string) =>
  put(world, completionKey(hubOf(world), id, node), 'completion', { content_node_id: node });

export const newPlaylist = async (world: CommunityWorld): Promise<string> => {
  const id = newPlaceId(contentTag(world.hub));
  await put(world, playlistKey(world.team.id, id), 'playlist', {
    id,
    ...tenant(world),
    title: 'P',
    status: 'published',
  });
  return id;
};

export const newEvent = async (world: CommunityWorld, status = 'scheduled'): Promise<string> => {
  const id = newPlaceId(eventTag(world.hub));
  await put(world, hubEventKey(world.team.id, id), 'hub_event', { id, ...tenant(world), title: 'E', status });
  return id;
};
