import { endTerms } from '../../../../functions/end-terms/end-terms.ts';
import { contacts } from '../../../../shared/hubs/people/contacts/contacts.ts';
import { addMember } from '../../../../shared/hubs/people/members/hub-members.ts';
import { memberships } from '../../../../shared/hubs/people/members/memberships.ts';
import { contactTags } from '../../../../shared/hubs/people/tags/contact-tags.ts';
import { tags } from '../../../../shared/hubs/people/tags/tags.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startService } from '../../../support/service.ts';
import { seedWorld } from '../../../support/world.ts';
import type { World } from '../stopped.ts';

/** An expired suspension, membership and tag, and a deleted tag. */
export const start = async (): Promise<World> => {
  const { store, db, keys, stop } = await startService<unknown>([]);
  const { ours } = await seedWorld(db, keys);
  const hub = { team: ours.id, hub: ours.hub };
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const before = new Date(Date.now() - 3_600_000);
  const over = new Date(Date.now() - 60_000).toISOString();
  const person = async (hubs: readonly string[]): Promise<string> => {
    const joining = hubs.map((id) => ({ id, status: 'active' as const }));
    const input = { email: `${newId()}@example.com`, name: null, password_hash: null, hubs: joining };
    const made = await contacts(db, ours.id).create(input, before);
    if (typeof made === 'string') throw new Error(made);
    return made.id;
  };
  const tag = async () => {
    const made = await tags(db, ours.id).create(newId(), actor, before);
    if (typeof made === 'string') throw new Error(made);
    return made;
  };
  const suspension = { status: 'suspended', suspended_until: over } as const;
  await memberships(db, hub).change(await person([ours.hub]), suspension, actor, before);
  await addMember(db, hub, { contact: await person([]), status: 'active', expires_at: over }, actor, before);
  const [kept, deletedTag] = [await tag(), await tag()];
  for (const one of [kept, deletedTag])
    for (const contact of [await person([]), await person([])])
      await contactTags(db, ours.id, contact).add(one.id, actor, before, one === kept ? over : undefined);
  await tags(db, ours.id).remove(deletedTag, actor, new Date(Date.now() - 600_000));
  return {
    stores: [store],
    cases: { 'terms of every kind': [] },
    invoke: (process) => endTerms(process.db(store))(new Date()).then(() => undefined),
    stop,
  };
};
