import { HUB_READING, TEAM_READING } from '../../../shared/accounts/api-keys/key-scopes.ts';
import { PERMISSIONS, SYSTEM_ROLES } from '../../../shared/accounts/roles/permissions.ts';
import { ANY_SCOPE, type CallerRule, scopesOf } from '../../../shared/api/callers.ts';
import { linkedRoutes, table } from './markdown-parts.ts';

const NONE = '–';

const named = (slugs: readonly string[], separator = ', '): string =>
  slugs.map((slug) => `\`${slug}\``).join(separator);

const userOf = ({ kinds, tenancy, permission, ownerOnly, platformAdmin, orSelf }: CallerRule): string => {
  if (!kinds.includes('user')) return NONE;
  if (platformAdmin) return 'platform administrator';
  if (ownerOnly) return 'owner';
  if (permission) return `\`${permission}\`${orSelf ? ', or the user' : ''}`;
  return tenancy === 'none' ? 'signed in' : 'of the team';
};

const keyOf = (rule: CallerRule): string => {
  if (!rule.kinds.includes('key')) return NONE;
  if (rule.keyMustModerate) return '`can_moderate`';
  const scopes = scopesOf(rule);
  if (scopes === ANY_SCOPE) return 'any scope';
  if (scopes === HUB_READING) return `hub scope${rule.handlerAuthorizes ? ' or `can_moderate`' : ''}`;
  return scopes === TEAM_READING ? 'team scope' : named(scopes, ' or ');
};

const memberOf = ({ kinds, inPerson, anyStanding }: CallerRule, path: string): string => {
  if (kinds.includes('anonymous')) return 'anyone';
  if (!kinds.includes('contact')) return NONE;
  const who = path.includes('{hub_id}') && !anyStanding ? 'member' : 'contact';
  return inPerson ? `${who}, in person` : who;
};

const rowOf = ({ route, link }: (typeof linkedRoutes)[number]): readonly string[] => {
  const { caller, path } = route;
  if (caller.open) return [link, 'anyone', 'anyone', 'anyone'];
  return [link, userOf(caller), keyOf(caller), memberOf(caller, path)];
};

const rolesWith = (slug: string): string =>
  Object.entries(SYSTEM_ROLES)
    .flatMap(([role, slugs]) => (slugs.some((one) => one === slug) ? [role] : []))
    .join(', ');

/** The Markdown of all permissions and of who may call each operation, from the declarations of the routes. */
export const permissionsCatalog = (): string => {
  const byTitle = Map.groupBy(linkedRoutes, ({ title }) => title);
  const slugs = Object.entries(PERMISSIONS).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '## Permissions',
    table(
      ['Permission', 'Allows to', 'System roles that have it at first'],
      slugs.map(([slug, text]) => [`\`${slug}\``, text, rolesWith(slug)]),
    ),
    '## Operations',
    `A **hub scope** is any of ${named(HUB_READING)}. A **team scope** is any of ${named(TEAM_READING)}.`,
    ...[...byTitle].flatMap(([title, routes]) => [
      `### ${title}`,
      table(['Operation', 'User', 'API key', 'Member'], routes.map(rowOf)),
    ]),
  ].join('\n\n');
};
