import { all, equals, live } from '../db/expression.ts';
import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { contactTags } from './contact-tags.ts';
import { type MemberItem, memberKey, statusChange } from './member-item.ts';
import { endMemberships } from './memberships-of.ts';
import { decide } from './places.ts';
import type { Term } from './terms.ts';

const SYSTEM = { type: 'system', id: 'end-terms' } as const;

const endSuspension = (db: Table, hub: HubKey, contact: string, until: string, now: Date) => {
  const set = { ...statusChange(hub, 'active'), suspended_until: null, updated_at: now.toISOString(), actor: SYSTEM };
  const meant = all(live, equals('status', 'suspended'), equals('suspended_until', until));
  return db.update<MemberItem>(memberKey(hub, contact), { set }, meant);
};

/** A ban outlives what it ended. */
const endMembership = (db: Table, hub: HubKey, contact: string, at: string, now: Date) =>
  decide<never>(
    db,
    hub,
    contact,
    ({ status, expires_at }) =>
      expires_at !== at || status === 'banned' || status === 'left' || status === 'removed'
        ? undefined
        : { set: { ...statusChange(hub, 'removed'), suspended_until: null } },
    SYSTEM,
    now,
  );

/** Ends what a term was for, unless it was given another end since. Ending it again changes nothing. */
export const endTerm = async (db: Table, term: Term, now: Date): Promise<void> => {
  const { team_id: team, contact_id: contact, at } = term;
  switch (term.kind) {
    case 'suspension':
      await endSuspension(db, { team, hub: term.hub_id }, contact, at, now);
      return;
    case 'membership':
      await endMembership(db, { team, hub: term.hub_id }, contact, at, now);
      return;
    case 'tag':
      await contactTags(db, team, contact).end(term.tag_id, at, SYSTEM, now);
      return;
    case 'access': {
      const person = await db.get<ContactItem>(contactKey(team, contact));
      if (person?.expires_at === at) await endMemberships(db, team, contact, SYSTEM, now);
    }
  }
};
