import type * as z from 'zod';
import { absent, equals } from '../../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import { MAX_POSITION, roomFor, walkList } from '../../../platform/positions/make-room.ts';
import { profileFieldsEntity } from './profile-field-events.ts';
import { hasOptions, type profileFieldChange, type profileFieldInput } from './profile-field-input.ts';
import {
  fieldsIn,
  MAX_FIELDS,
  MAX_OPTIONS_OF_A_TEAM,
  type ProfileField,
  type ProfileFieldsItem,
  profileFieldsKey,
  type StoredProfileField,
} from './profile-field-item.ts';

type Stored = Record<string, StoredProfileField>;

/** The result of a change in memory: the fields to store, or why there is none. */
type Decision<R> = { readonly fields: Stored; readonly result: string } | R;

const optionsOf = (fields: Stored): number =>
  Object.values(fields).reduce((sum, { options }) => sum + options.length, 0);

/** The profile fields of a team. Concurrent changes are all kept. */
export const profileFields = (db: Table, team: TeamId) => {
  const key = profileFieldsKey(team);

  /** Reads the fields, decides and writes. Returns the field named by the decision, or its problem. */
  const write = async <R extends string>(
    decide: (fields: Stored) => Promise<Decision<R>> | Decision<R>,
    actor: Actor,
    now: Date,
  ): Promise<ProfileField | R | 'removed'> =>
    retryUntilCommitted(async () => {
      const item = await db.get<ProfileFieldsItem>(key);
      const decided = await decide({ ...item?.fields });
      if (typeof decided === 'string') return decided;
      const { fields, result } = decided;
      const set = attributesOf({
        entity: profileFieldsEntity,
        fields,
        updated_at: now.toISOString(),
        actor: { ...actor },
      });
      const unchanged = item ? equals('version', item.version) : absent();
      const written = await db.update<ProfileFieldsItem>(key, { set, add: { version: 1 } }, unchanged);
      if (!written.ok) return undefined;
      const stored = fields[result];
      return stored ? { ...stored, id: result, team_id: team } : 'removed';
    });

  /** The fields with one of them at its position, and the others moved to make room for it. */
  const placed = async (
    fields: Stored,
    id: string,
    field: StoredProfileField,
    to = field.position,
    from: number | undefined = undefined,
  ): Promise<Stored> => {
    const { position, shifts } = await roomFor(walkList(fieldsIn(team, { fields })), { id, position: from }, to);
    const moved = shifts.map(({ row, position: next }) => [row.id, { ...fields[row.id], position: next }]);
    return { ...fields, ...Object.fromEntries(moved), [id]: { ...field, position } };
  };

  const get = async (id: string): Promise<ProfileField | undefined> => {
    const stored = (await db.get<ProfileFieldsItem>(key))?.fields[id];
    return stored && { ...stored, id, team_id: team };
  };

  return {
    get,

    /** By position. */
    list: async (): Promise<readonly ProfileField[]> => fieldsIn(team, await db.get<ProfileFieldsItem>(key)),

    create(input: z.output<ReturnType<typeof profileFieldInput>>, actor: Actor, now: Date) {
      const id = newId();
      const timestamp = now.toISOString();
      return write<'key_taken' | 'limit_reached'>(
        async (fields) => {
          const others = Object.values(fields);
          if (others.some((field) => field.key === input.key)) return 'key_taken';
          if (others.length >= MAX_FIELDS) return 'limit_reached';
          const last = Math.max(-1, ...others.map(({ position }) => position));
          const { position = Math.min(last + 1, MAX_POSITION), field_type: type, ...rest } = input;
          const field = { ...rest, type, position, created_at: timestamp, updated_at: timestamp };
          const next = await placed(fields, id, field);
          return optionsOf(next) > MAX_OPTIONS_OF_A_TEAM ? 'limit_reached' : { fields: next, result: id };
        },
        actor,
        now,
      );
    },

    /** Returns `options_mismatch` if the options do not fit the type. */
    change(id: string, input: z.output<ReturnType<typeof profileFieldChange>>, actor: Actor, now: Date) {
      return write<'not_found' | 'limit_reached' | 'options_mismatch' | 'unchanged'>(
        async (fields) => {
          const current = fields[id];
          if (!current) return 'not_found';
          const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
          if (Object.keys(given).length === 0) return 'unchanged';
          const field: StoredProfileField = { ...current, ...given, updated_at: now.toISOString() };
          if (field.options.length > 0 !== hasOptions(field.type)) return 'options_mismatch';
          const { position = current.position } = input;
          const next =
            position === current.position
              ? { ...fields, [id]: field }
              : await placed(fields, id, field, position, current.position);
          return optionsOf(next) > MAX_OPTIONS_OF_A_TEAM ? 'limit_reached' : { fields: next, result: id };
        },
        actor,
        now,
      ).then((changed) => (changed === 'unchanged' ? get(id) : changed));
    },

    /** Returns false if the field does not exist. Its values are shown, found and evaluated no longer. */
    async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
      const removed = await write<'not_found'>(
        (fields) => {
          const { [id]: field, ...others } = fields;
          return field ? { fields: others, result: id } : 'not_found';
        },
        actor,
        now,
      );
      return removed === 'removed';
    },
  };
};
