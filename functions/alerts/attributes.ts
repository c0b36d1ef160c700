import * as z from 'zod';
import { described } from '#docs';

/** The attributes of both kinds of alert. */
export const alertAttributes = {
  alert_type: z.string().meta(described('The type of the alert.')),
  payload: z
    .record(z.string(), z.unknown())
    .meta(described('Details that depend on `alert_type`. They never contain secrets.')),
  created_at: z.iso.datetime(),
  resolved_at: z.iso
    .datetime()
    .nullable()
    .meta(described('The time when the alert was resolved. Null while it is open.')),
  resolved_by: z.string().nullable().meta(described('The user who resolved the alert. Null while it is open.')),
};

/** Only open alerts are listed; any other filter value is refused. */
export const openOnly = { status: z.enum(['open']).default('open') };
