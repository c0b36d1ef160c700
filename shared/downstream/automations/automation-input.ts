import * as z from 'zod';
import { RE_ENTRY_MODES } from './automation-item.ts';
import { AutomationName } from './automation-name.ts';
import { Definition } from './definition.ts';

const MOST_SECONDS = 2_147_483_647;
const MOST_SETTINGS = 20_000;

const Interval = z.int().min(1).max(MOST_SECONDS);
const Settings = z
  .record(z.string(), z.unknown())
  .refine(
    (settings) => JSON.stringify(settings).length <= MOST_SETTINGS,
    '`settings` must not exceed 20,000 characters of JSON.',
  );

export const AutomationInput = z.object({
  name: AutomationName,
  re_entry_mode: z.enum(RE_ENTRY_MODES).default('never'),
  re_entry_interval_seconds: Interval.nullable().default(null),
  settings: Settings.default({}),
  definition: Definition.nullable().default(null),
});

/** What is sent changes; null puts a thing back to how it begins, but for the name, which stays. */
export const AutomationChange = z.object({
  name: AutomationName.nullable().optional(),
  re_entry_mode: z.enum(RE_ENTRY_MODES).nullable().optional(),
  re_entry_interval_seconds: Interval.nullable().optional(),
  settings: Settings.nullable().optional(),
  definition: Definition.nullable().optional(),
  status: z.literal('archived').optional(),
});
