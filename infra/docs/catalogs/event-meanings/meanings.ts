import { own } from '../../../../shared/platform/runtime/own.ts';
import { AUTOMATIONS_EVENTS } from './automations.ts';
import { COMMERCE_EVENTS } from './commerce.ts';
import { COMMUNITY_EVENTS } from './community.ts';
import { CONTENT_EVENTS } from './content.ts';
import type { EntityMeaning } from './entity-meaning.ts';
import { PEOPLE_EVENTS } from './people.ts';

/** The entities with events, by the first half of the event types, in reading order. */
export const EVENT_ENTITIES: Readonly<Record<string, EntityMeaning>> = {
  ...PEOPLE_EVENTS,
  ...COMMUNITY_EVENTS,
  ...CONTENT_EVENTS,
  ...COMMERCE_EVENTS,
  ...AUTOMATIONS_EVENTS,
};

const USUAL: Readonly<Record<string, string>> = { created: 'created', updated: 'changed', deleted: 'deleted' };

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** When an event of the type is emitted; `undefined` for a type without a description. */
export const meaningOf = (type: string): string | undefined => {
  const [thing = '', word = ''] = type.split('.');
  const entity = own(EVENT_ENTITIES, thing);
  const usual = own(USUAL, word);
  if (!entity) return undefined;
  return own(entity.verbs, word) ?? (usual && `${capitalized(entity.noun)} was ${usual}.`);
};
