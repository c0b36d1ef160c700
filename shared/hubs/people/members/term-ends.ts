import { all, equals, live, not, oneOf } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Position } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { contactsTagged, contactTags } from '../tags/contact-tags.ts';
import { endMemberships } from './end-memberships.ts';
import { lostWithStatus, type MemberItem, memberKey, statusChange } from './member-item.ts';
import { membershipsOf } from './memberships-of.ts';
import type { Term } from './terms.ts';

/** The actor recorded on changes by the worker `end-terms`. */
export const END_TERMS_ACTOR = { type: 'system', id: 'end-terms' } as const;

const endSuspension = (db: Table, hub: HubKey, contact: string, until: string, now: Date) => {
  const set = {
    ...statusChange(hub, 'active'),
    suspended_until: null,
    updated_at: now.toISOString(),
    actor: END_TERMS_ACTOR,
  };
  const meant = all(live, equals('status', 'suspended'), equals('suspended_until', until));
  return db.update<MemberItem>(memberKey(hub, contact), { set }, meant);
};

/** Ends an expired membership in one conditional write, without a read. A banned or former member stays unchanged. */
const endMembership = (db: Table, hub: HubKey, contact: string, at: string, now: Date) => {
  const ended = { suspended_until: null, ended_at: at, updated_at: now.toISOString(), actor: END_TERMS_ACTOR };
  const meant = all(live, equals('expires_at', at), not(oneOf('status', ['banned', 'left', 'removed'])));
  const change = { set: { ...statusChange(hub, 'removed'), ...ended }, remove: lostWithStatus('removed') };
  return db.update<MemberItem>(memberKey(hub, contact), change, meant);
};

const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** Removes a tag from at most 2,000 contacts. Returns true if no contact has it afterwards. */
const endTagged = async (db: Table, team: string, tag: string, now: Date): Promise<boolean> => {
  let after: Position | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await contactsTagged(db, team, tag, { limit: PAGE_SIZE, after });
    await Promise.all(
      items.map(({ contact_id }) => contactTags(db, team, contact_id).remove(tag, END_TERMS_ACTOR, now)),
    );
    if (!next) return true;
    after = next;
  }
  return false;
};

const endAccess = async (db: Table, team: string, contact: string, at: string, now: Date): Promise<void> => {
  const person = await db.get<ContactItem>(contactKey(team, contact));
  if (person?.expires_at !== at) return;
  await endMemberships(db, await membershipsOf(db, team, contact), END_TERMS_ACTOR, now, at);
};

/**
 * Ends a term unless its end was changed since; idempotent. Returns false if work is left for the next run, a minute
 * later.
 */
export const endTerm = async (db: Table, term: Term, now: Date): Promise<boolean> => {
  const { team_id: team, at } = term;
  switch (term.kind) {
    case 'suspension':
      await endSuspension(db, { team, hub: term.hub_id }, term.contact_id, at, now);
      return true;
    case 'membership':
      await endMembership(db, { team, hub: term.hub_id }, term.contact_id, at, now);
      return true;
    case 'tag':
      await contactTags(db, team, term.contact_id).end(term.tag_id, at, END_TERMS_ACTOR, now);
      return true;
    case 'tagged':
      return endTagged(db, team, term.tag_id, now);
    case 'access':
      await endAccess(db, team, term.contact_id, at, now);
      return true;
  }
};
