import { settleMemberCounts } from '../../../../../shared/hubs/counts/count-member.ts';
import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { settleMemberPlaces } from '../../../../../shared/hubs/people/members/member-places.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Call } from '../../../../support/service.ts';
import type { Costs } from '../costs.ts';
import { asMember, asOwner, data, idOf, newMember, type Scenario, team } from './scenario.ts';

const hubPath = (costs: Costs): string => `${team(costs)}/hubs/${costs.ours.hub}`;
const contact = (costs: Costs) =>
  asOwner(costs, {
    method: 'POST',
    path: `${team(costs)}/contacts`,
    body: data('contacts', { email: `${newId()}@example.com`, name: 'Contact' }),
  });
/** A change of the address of a contact, who chose a password if `isUsed`. No other scenario adds hubs to the team. */
const move = async ({ service, theirs }: Costs, isUsed: boolean): Promise<Call> => {
  const email = `${newId()}@example.com`;
  const input = { email, name: 'Contact', password_hash: isUsed ? 'hash' : null, hubs: [] };
  const made = await contacts(service.db, theirs.id).create(input, new Date());
  if (typeof made === 'string') throw new Error(made);
  const body = data('contacts', { email: `${newId()}@example.com` });
  const path = `/api/v1/teams/${theirs.id}/contacts/${made.id}`;
  return { method: 'PATCH', path, body, token: theirs.users.owner.token };
};
const newTag = async (costs: Costs): Promise<string> =>
  idOf(
    await costs.call(
      asOwner(costs, { method: 'POST', path: `${team(costs)}/tags`, body: data('tags', { name: `tag ${newId()}` }) }),
    ),
  );

export const memberScenarios: Record<string, Scenario> = {
  'Create a contact': async (costs) => contact(costs),
  'Correct the unused address of a contact, in a team with one hub': async (costs) => move(costs, false),
  'Request another address of a contact who has used theirs': async (costs) => move(costs, true),
  'Add a member to a hub': async (costs) => {
    const contact_id = idOf(await costs.call(contact(costs)));
    return asOwner(costs, { method: 'POST', path: `${hubPath(costs)}/members`, body: data('members', { contact_id }) });
  },
  'List 50 members by the beginning of their names': async (costs) => {
    const name = newId();
    const hub = { team: costs.ours.id, hub: costs.ours.hub };
    for (let nth = 0; nth < 51; nth += 1) {
      const body = data('contacts', { email: `${newId()}@example.com`, name: `${name} ${nth}` });
      const contact_id = idOf(
        await costs.call(asOwner(costs, { method: 'POST', path: `${team(costs)}/contacts`, body })),
      );
      await costs.call(
        asOwner(costs, { method: 'POST', path: `${hubPath(costs)}/members`, body: data('members', { contact_id }) }),
      );
      await settleMemberPlaces(costs.service.db, hub, contact_id);
    }
    return asMember(costs, { path: `/hubs/${costs.ours.hub}/members?filter[q]=${name}` });
  },
  'Count a new member of a hub': async (costs) => {
    const hub = { team: costs.ours.id, hub: costs.ours.hub };
    const { id } = await newMember(costs);
    return () => settleMemberCounts(costs.service.db, hub, id);
  },
  'Ban a member': async (costs) =>
    asOwner(costs, {
      method: 'POST',
      path: `${hubPath(costs)}/members/${(await newMember(costs)).id}/ban`,
      body: data('banned_members', { ban_reason: 'spamming' }),
    }),
  'Follow a member': async (costs) =>
    asMember(costs, { method: 'POST', path: `/hubs/${costs.ours.hub}/members/${(await newMember(costs)).id}/follow` }),
  'Tag a contact': async (costs) => {
    const { id } = await newMember(costs);
    const body = data('contact_tags', { tag_id: await newTag(costs) });
    return asOwner(costs, { method: 'POST', path: `${team(costs)}/contacts/${id}/tags`, body });
  },
  'Delete a tag': async (costs) =>
    asOwner(costs, { method: 'DELETE', path: `${team(costs)}/tags/${await newTag(costs)}` }),
};
