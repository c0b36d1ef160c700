import { contactPartition, type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { declared } from '../../../platform/ledger/domain-event.ts';
import { onWrite, scheduledTime } from '../../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';

export const contactTagEntity = /* @__PURE__ */ entity('contact_tag');

/** A contact's tag, permanent or until `expires_at`. */
export interface ContactTagItem {
  readonly contact_id: string;
  readonly tag_id: string;
  readonly team_id: string;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const contactTagKey = (team: TeamId, contact: string, tag: string): Key => ({
  pk: contactPartition(team, contact),
  sk: `TAG#${tag}`,
});

/** The index partition of the contacts with a tag. */
export const taggedPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#TAGGED#${tag}`;

const lifecycleEvents = /* @__PURE__ */ lifecycle<ContactTagItem>()({
  thing: 'member',
  resource_type: 'contacts',
  id: ({ contact_id }) => contact_id,
  created: 'tagged',
  updated: 'retagged',
  deleted: 'untagged',
  at: {
    tagged: 'created_at',
    retagged: onWrite,
    untagged: ({ expires_at }, _, written) => scheduledTime(expires_at, written),
  },
});

/** Events of a contact's tags, with `tag_id`. */
export const contactTagEvents = /* @__PURE__ */ declared(lifecycleEvents, (before, after) => {
  const { tag_id } = { ...before, ...after } as Partial<ContactTagItem>;
  return lifecycleEvents(before, after).map((event) => (tag_id === undefined ? event : { ...event, tag_id }));
});

/** Whether a contact's tag is active at `now`. */
export const isTagActive = ({ expires_at }: Pick<ContactTagItem, 'expires_at'>, now: Date): boolean =>
  expires_at === null || Date.parse(expires_at) > now.getTime();

export const contactTagKind = {
  entity: contactTagEntity,
  key: ['TEAM#{team}#CONTACT#{contact}', 'TAG#{tag}'],
  index: ['TEAM#{team}#TAGGED#{tag}', 'CONTACT#{contact}'],
  events: contactTagEvents,
  person: { contact: { exported: 'tags', erased: 'afterwards' } },
  text: 'none',
  gives: true,
} as const satisfies RowKind;
