import { errorOperations, errorsCatalog, errorsWithoutCode } from './errors.ts';
import { eventsCatalog } from './events.ts';
import { limitsCatalog } from './limits.ts';
import { permissionsCatalog } from './permissions.ts';
import { webhookAttemptsCatalog } from './webhook-attempts.ts';

/** The generated parts of reference pages, as Markdown, by the placeholder that each replaces. */
export const CATALOGS: Readonly<Record<string, () => string>> = {
  'error-codes': errorsCatalog,
  'error-operations': errorOperations,
  'errors-without-code': errorsWithoutCode,
  events: eventsCatalog,
  limits: limitsCatalog,
  permissions: permissionsCatalog,
  'webhook-attempts': webhookAttemptsCatalog,
};
