import {
  needFields,
  unknownPlaceholders,
  type WrittenPlaceholder,
} from '../downstream/automations/unknown-placeholders.ts';
import { profileFieldsOf } from '../hubs/people/contacts/profile.ts';
import type { Table } from '../platform/db/table.ts';
import type { Refusal } from '../platform/http/errors.ts';
import { attributeProblem, unprocessable } from '../platform/http/problems.ts';

/** 422 with each unknown placeholder at its position. Reads the profile fields only if they can be meant. */
export const refusePlaceholders = async (
  db: Table,
  team: string,
  written: readonly WrittenPlaceholder[],
): Promise<Refusal<never> | undefined> => {
  if (!needFields(written)) return undefined;
  const unknown = unknownPlaceholders(written, await profileFieldsOf(db, team));
  return unknown.length > 0
    ? unprocessable(unknown.map(({ path, message, name }) => attributeProblem(path, message, name)))
    : undefined;
};
