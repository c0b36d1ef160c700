import * as z from 'zod';
import { described } from '#docs';

/** When an alert of each type is raised and what its payload has. */
type AlertTypes = Readonly<Record<string, string>>;

const typesText = (types: AlertTypes): string =>
  Object.keys(types)
    .map((type) => `\`${type}\``)
    .join(', ');

const payloadText = (types: AlertTypes): string =>
  Object.entries(types)
    .map(([type, meaning]) => `\`${type}\`: ${meaning}.`)
    .join(' ');

/** The attributes of both kinds of alert. */
export const alertAttributes = (types: AlertTypes) => ({
  alert_type: z
    .string()
    .meta(described(`The type of the alert: ${/* @__PURE__ */ typesText(types)}. New types are added without notice.`)),
  payload: z
    .record(z.string(), z.unknown())
    .meta(described(`Details that depend on \`alert_type\`, without secrets. ${/* @__PURE__ */ payloadText(types)}`)),
  created_at: z.iso.datetime(),
  resolved_at: z.iso
    .datetime()
    .nullable()
    .meta(described('The time when the alert was resolved. Null while it is open.')),
  resolved_by: z.string().nullable().meta(described('The user who resolved the alert. Null while it is open.')),
});

/** Only open alerts are listed; any other filter value is refused. */
export const openOnly = { status: z.enum(['open']).default('open') };
