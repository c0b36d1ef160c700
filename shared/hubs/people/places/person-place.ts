import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { cut } from '../../../platform/text/cut.ts';
import { folded } from '../../../platform/text/folded.ts';
import { sameTextForm } from '../../../platform/text/same-text.ts';
import { requiredText } from '../../../platform/text/visible.ts';

/** All further places of one contact, in the team and in its hubs. */
export const personPlaces = (team: TeamId, contact: string): string =>
  `${teamPartition(team)}#LISTED#CONTACT#${contact}`;

export const personPlaceKey = (team: TeamId, contact: string, place: string): Key => ({
  pk: personPlaces(team, contact),
  sk: place,
});

const MAX_LENGTH = 120;

/** The beginning of a name or an email address, as a filter takes it. */
export const Beginning = requiredText(MAX_LENGTH);

const NAMED = 'NAME#';
/** Sorts after every name. */
const UNNAMED = 'UNNAMED#';

/** A name or an email address as the index compares them. */
export const comparable = (name: string): string => cut(folded(sameTextForm(name)), MAX_LENGTH);

/** The sort key of a name: in the order of the names as searches compare them, people without a name last. */
export const nameOrder = (name: string | null, contact: string): string =>
  name === null ? `${UNNAMED}${contact}` : `${NAMED}${comparable(name)}\t${contact}`;

/** The beginning of the sort keys of all names that begin with `q`. */
export const namesFrom = (q: string): string => `${NAMED}${comparable(q)}`;

/** Whether the text begins with `q`, as the index compares them. */
export const beginsWithText = (text: string | null, q: string): boolean =>
  text !== null && comparable(text).startsWith(comparable(q));
