import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { DERIVED } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { cut } from '../../../platform/text/cut.ts';
import { folded } from '../../../platform/text/folded.ts';
import { sameTextForm } from '../../../platform/text/same-text.ts';

export const personPlaceEntity = /* @__PURE__ */ entity('person_place');

/** All further places of one contact, in the team and in its hubs. */
export const personPlaces = (team: TeamId, contact: string): string =>
  `${teamPartition(team)}#LISTED#CONTACT#${contact}`;

export const personPlaceKey = (team: TeamId, contact: string, place: string): Key => ({
  pk: personPlaces(team, contact),
  sk: place,
});

/** The most characters that the index compares. */
export const MAX_COMPARED = 120;

const NAMED = 'NAME#';
/** Sorts after every name. */
const UNNAMED = 'UNNAMED#';

/** A name or an email address as the index compares them. */
export const comparable = (name: string): string => cut(folded(sameTextForm(name)), MAX_COMPARED);

/** The sort key of a name: in the order of the names as searches compare them, people without a name last. */
export const nameOrder = (name: string | null, contact: string): string =>
  name === null ? `${UNNAMED}${contact}` : `${NAMED}${comparable(name)}\t${contact}`;

/** The beginning of the sort keys of all names that begin with `q`. */
export const namesFrom = (q: string): string => `${NAMED}${comparable(q)}`;

/** Whether the text begins with `q`, as the index compares them. */
export const beginsWithText = (text: string | null, q: string): boolean =>
  text !== null && comparable(text).startsWith(comparable(q));

export const personPlaceKind = {
  entity: personPlaceEntity,
  key: [
    'TEAM#{team}#LISTED#CONTACT#{contact}',
    'HUB#{hub}#NAME or HUB#{hub}#ROLE or HUB#{hub}#JOINED or HUB#{hub}#ACTIVE or HUB#{hub}#POINTS or TEAM#NAME or TEAM#EMAIL',
  ],
  index: [
    'TEAM#{team}#CONTACTS or TEAM#{team}#HUB#{hub}#MEMBERS#NAMES or TEAM#{team}#HUB#{hub}#MEMBERS#ROLE#{role} or TEAM#{team}#HUB#{hub}#MEMBERS#BY#{order}',
    'FOUND#{text}{contact} or NAME#{name}{contact} or UNNAMED#{contact} or CAME#{at}#{contact} or JOINED#{at}#{contact} or ACTIVE#{day}#{contact} or POINTS#{points}#{contact}',
  ],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'a further place of a contact or a member in the index; written by `derive-rows` and, on a new active day, `award-achievements`; contains only what filters read',
} as const satisfies RowKind;
