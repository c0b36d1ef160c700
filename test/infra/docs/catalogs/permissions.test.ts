import { expect, test } from 'vitest';
import { groups } from '../../../../functions/groups.ts';
import { permissionsCatalog } from '../../../../infra/docs/catalogs/permissions.ts';
import { PERMISSIONS } from '../../../../shared/accounts/roles/permissions.ts';
import { operationId } from '../../../../shared/platform/http/openapi/names.ts';
import { tagsOf } from '../../../../shared/platform/http/openapi/sections.ts';

const markdown = permissionsCatalog();
const routes = groups.flatMap((group) => group.routes);

const rowOf = (id: string): readonly string[] =>
  markdown
    .split('\n')
    .find((line) => line.includes(`/${id})`))
    ?.split(' | ')
    .slice(1)
    .map((cell) => cell.replace(/ \|$/, '')) ?? [];

test('every operation is in one row', () => {
  expect(routes.length).toBeGreaterThan(350);
  for (const route of routes) expect(markdown.split(`/${operationId(route)})`), route.path).toHaveLength(2);
});

test('operations are under the titles and in the order of the reference', () => {
  const titles = [...markdown.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(tagsOf(groups).map((tag) => 'x-displayName' in tag && tag['x-displayName']));
});

test('every permission has its meaning and its roles', () => {
  for (const [slug, text] of Object.entries(PERMISSIONS)) expect(markdown).toContain(`| \`${slug}\` | ${text} | owner`);
  expect(markdown).toMatch(/`members\.moderate` \| .+ \| owner, admin, moderator \|/);
  expect(markdown).toMatch(/`keys\.manage` \| .+ \| owner \|/);
});

test.each([
  ['createTeamHub', ['`hubs.manage`', '`hubs.manage`', '–']],
  ['getVersion', ['anyone', 'anyone', 'anyone']],
  ['listTeamAdminAlerts', ['owner', '–', '–']],
  ['listAdminPlatformAlerts', ['platform administrator', '–', '–']],
  ['getHubStream', ['of the team', 'hub scope', 'member']],
  ['listPermissions', ['signed in', 'any scope', '–']],
])('%s accepts the callers of its declaration', (id, cells) => {
  expect(rowOf(id)).toEqual(cells);
});

test('a route that accepts a kind of caller never shows a dash for it, and the reverse', () => {
  for (const route of routes) {
    const { kinds, open } = route.caller;
    const [user, key, member] = rowOf(operationId(route));
    const shown = [user !== '–', key !== '–', member !== '–'];
    const anonymous = kinds.includes('anonymous');
    const accepted = [kinds.includes('user'), kinds.includes('key'), kinds.includes('contact') || anonymous];
    expect(shown, route.path).toEqual(open ? [true, true, true] : accepted);
  }
});
