import * as z from 'zod';
import { described } from '#docs';
import { MAX_POSITION } from '../../../platform/positions/make-room.ts';
import { lazy } from '../../../platform/runtime/lazy.ts';
import { formerly } from '../../../platform/text/former-names.ts';
import { areDistinct } from '../../../platform/text/same-text.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { FIELD_TYPES, FIELD_VISIBILITIES, MAX_OPTIONS } from './profile-field-item.ts';

const NAMES_CHOICE: ReadonlySet<string> = new Set(['select', 'multi_select']);

/** Whether the values of a type are chosen from the field's options. */
export const hasOptions = (type: string): boolean => NAMES_CHOICE.has(type);

const Option = singleLine(z.string().trim().min(1).max(80));

const fields = lazy(() => ({
  label: singleLine(z.string().trim().min(1).max(80)).meta(described('The name that forms and profiles display.')),
  options: z
    .array(Option)
    .max(MAX_OPTIONS)
    .refine(areDistinct, 'The options must be different, also in case and spelling.')
    .meta(
      described(
        'The values to choose from, in display order: 1 to 50, each of at most 80 characters. Required for `select` and `multi_select`, and not allowed for other types.',
      ),
    ),
  visibility: z
    .enum(FIELD_VISIBILITIES)
    .meta(
      described(
        'Who sees the values: `team` the users and API keys of the team only; `members` also the members of the same hub; `public` everyone who may see the profile. A contact sees and edits their own values, except those of `team` fields.',
      ),
    ),
  is_required: z
    .boolean()
    .meta(
      described(
        'True if contacts must fill in the field when they edit their fields with `PATCH /me`. Registration, imports and changes by the team never require it.',
      ),
    ),
  position: z
    .int()
    .min(0)
    .max(MAX_POSITION)
    .meta(described('The place in the list, lowest first. By default, the field is the last.')),
}));

export const profileFieldInput = lazy(() => {
  const { label, options, visibility, is_required, position } = fields();
  return z
    .object({
      key: z
        .string()
        .regex(
          /^[a-z][a-z0-9_]{0,39}$/,
          'Must begin with a lower-case letter, and have at most 40 lower-case letters, digits and underscores.',
        )
        .meta(
          described(
            'The name of the field in `fields`, in imports and in emails: 1 to 40 characters of a-z, 0-9 and `_`, the first of a-z. Unique in the team, and cannot be changed.',
          ),
        ),
      label,
      field_type: formerly(
        'type',
        z
          .enum(FIELD_TYPES)
          .meta(
            described(
              'The type of the values, which cannot be changed: `text` and `long_text` plain text of at most 255 and 2,000 characters, `url` an http or https URL, `select` and `multi_select` one or several of `options`, `number`, `date` as `2026-03-01`, `boolean`.',
            ),
          ),
      ),
      options: options.default([]),
      visibility: visibility.default('members'),
      is_required: is_required.default(false),
      position: position.optional(),
    })
    .refine(({ field_type, options: given }) => given.length > 0 === hasOptions(field_type), {
      path: ['options'],
      message: 'A `select` or `multi_select` field requires options, and other types have none.',
    });
});

export const profileFieldChange = lazy(() => z.object(fields()).partial());
