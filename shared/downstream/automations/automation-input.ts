import * as z from 'zod';
import { described } from '#docs';
import { RE_ENTRY_MODES } from './automation-item.ts';
import { AutomationName } from './automation-name.ts';
import { Definition } from './definition.ts';

const MAX_SECONDS = 2_147_483_647;
const MAX_SETTINGS = 20_000;

const Interval = z.int().min(1).max(MAX_SECONDS);
const Settings = z
  .record(z.string(), z.unknown())
  .refine(
    (settings) => JSON.stringify(settings).length <= MAX_SETTINGS,
    '`settings` must not exceed 20,000 characters of JSON.',
  );

export const AutomationInput = z.object({
  name: AutomationName,
  re_entry_mode: z
    .enum(RE_ENTRY_MODES)
    .default('never')
    .meta(
      described(
        'Whether a member can be enrolled again: `never`, `after_exit`, or after an `interval`. Default: `never`.',
      ),
    ),
  re_entry_interval_seconds: Interval.nullable()
    .default(null)
    .meta(described('The seconds until a member can be enrolled again, with the `re_entry_mode` `interval`.')),
  settings: Settings.default({}).meta(described('Any JSON object of the client, up to 20,000 characters.')),
  definition: Definition.nullable().default(null).meta(described('The draft. Null for an automation without a draft.')),
});

/** The fields that a request sends are changed. Null resets a field to its default; the name keeps its value. */
export const AutomationChange = z.object({
  name: AutomationName.nullable().optional(),
  re_entry_mode: z
    .enum(RE_ENTRY_MODES)
    .nullable()
    .optional()
    .meta(described('Whether a member can be enrolled again. Null resets it to `never`.')),
  re_entry_interval_seconds: Interval.nullable().optional(),
  settings: Settings.nullable().optional(),
  definition: Definition.nullable().optional(),
  status: z.literal('archived').optional().meta(described('`archived` stops the automation permanently.')),
});
