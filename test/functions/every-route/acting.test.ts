import { describe, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { IMPERSONATE } from '../../../shared/accounts/roles/key-scope.ts';
import { ACTING, ACTING_PARTS } from '../../../shared/api/acting.ts';
import { NOT_ACTING } from '../../../shared/api/not-acting.ts';
import { openApi } from '../../../shared/api/openapi.ts';
import type { Route } from '../../../shared/api/route.ts';
import { everyRoute, nameOf } from './support/routes.ts';

type Rule = (typeof ACTING)[keyof typeof ACTING];

const ruleOf = (route: Route): Rule | undefined => new Map<string, Rule>(Object.entries(ACTING)).get(nameOf(route));

/** Only contacts call it, as themselves; or it only reads. */
const needsNoDecision = ({ method, root, caller: { kinds } }: Route): boolean =>
  String(kinds) === 'contact' || (method === 'GET' && !root);

const decided = everyRoute.filter((route) => !needsNoDecision(route));

/** What the caller rule of a route must be. Rules without an entry depend on the body: their tests are with the entity. */
const ADMITS: Readonly<Record<Rule, (route: Route) => boolean>> = {
  impersonate: ({ caller: { kinds, scopes } }) => String(kinds) === 'key' && String(scopes) === IMPERSONATE,
  owner: ({ caller: { kinds, ownerOnly } }) => String(kinds) === 'user' && ownerOnly === true,
  proof: ({ caller: { kinds, open } }) => String(kinds) === 'anonymous' && open === true,
  self: ({ caller: { kinds } }) => kinds.every((kind) => kind === 'user' || kind === 'contact'),
  unproved: () => true,
  appointed: ({ caller: { permission } }) => permission === 'automations.manage',
  hosted: ({ caller: { kinds } }) => !kinds.includes('anonymous'),
  granted: ({ caller: { kinds } }) => !kinds.includes('contact') && !kinds.includes('anonymous'),
  site: ({ caller: { permission } }) => permission === 'hubs.manage',
};

/** Pages of the documentation that are not in a route group. */
const OF_BROWSERS = ['GET /', 'GET /not-found'];

test('every operation that changes something is listed once, and the lists name no other', () => {
  const listed: readonly string[] = [...Object.keys(ACTING), ...NOT_ACTING];
  expect([...listed].sort()).toEqual([...decided.map(nameOf), ...OF_BROWSERS].sort());
});

test('the caller rule of every operation that acts as a contact is the one that is listed for it', () => {
  const wrong = everyRoute.filter((route) => {
    const rule = ruleOf(route);
    return rule !== undefined && !ADMITS[rule](route);
  });
  expect(wrong.map(nameOf)).toEqual([]);
});

test('an operation whose credential is changed refuses API keys that act for the contact', () => {
  const credentials = ['PUT /me/password', 'DELETE /me', 'POST /hubs/{hub_id}/stream-tickets'];
  const inPerson = everyRoute.filter(({ caller }) => caller.inPerson).map(nameOf);
  expect(inPerson.sort()).toEqual([...credentials].sort());
});

describe('an operation', () => {
  /** Attributes with which a caller names who a contact is, or signs in. */
  const IDENTIFYING = [
    'email',
    'password',
    'new_password',
    'client_secret',
    'issuer',
    'email_domains',
    'claims',
    'code',
    'token',
    'refresh_token',
    'from_contact_id',
    'author_contact_id',
    'host_contact_id',
    'site_url',
    'allowed_origins',
    'default_role_id',
    'max_session_hours',
    'sso_required',
  ];

  /** The code of a coupon, and the address of a payment account. */
  const OF_OTHERS = ['POST /teams/{team_id}/hubs/{hub_id}/coupons', 'POST /teams/{team_id}/payment-account'];

  test('whose body names who a contact is, or a credential, is listed as acting', () => {
    const naming = decided.filter(({ body }) =>
      Object.keys(body?.schema.shape ?? {}).some((name) => IDENTIFYING.includes(name)),
    );
    expect(naming.length).toBeGreaterThan(20);
    expect(
      naming
        .filter((route) => ruleOf(route) === undefined)
        .map(nameOf)
        .toSorted(),
    ).toEqual(OF_OTHERS);
  });

  test('whose response has a token is listed as acting', () => {
    const issuing = decided.filter(
      ({ response }) => 'resource' in response && 'access_token' in response.resource.attributes.shape,
    );
    expect(issuing.length).toBeGreaterThan(5);
    expect(issuing.filter((route) => ruleOf(route) === undefined).map(nameOf)).toEqual([]);
  });
});

/** The names of the attributes of a schema that end in `contact_id` or `contact_ids`, at any depth. */
const namesIn = (schema: unknown, document: object): ReadonlySet<string> => {
  const [names, followed] = [new Set<string>(), new Set<string>()];
  const follow = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, part) => Object(at)[part], document);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === 'example' || name === 'examples') continue;
      if (name === '$ref' && typeof value === 'string' && !followed.has(value)) {
        followed.add(value);
        visit(follow(value));
      }
      if (name === 'properties') for (const key of Object.keys(value)) if (/contact_ids?$/.test(key)) names.add(key);
      visit(value);
    }
  };
  visit(schema);
  return names;
};

test('every attribute of a request body that names a contact is listed with its rule, or with none', () => {
  const { paths, ...rest } = openApi(groups) as unknown as { paths: Record<string, Record<string, object>> };
  const named = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      [...namesIn(Object(operation).requestBody, rest)].map(
        (name) => `${method.toUpperCase()} ${path.replace('/api/v1', '')} ${name}`,
      ),
    ),
  );
  expect(named.toSorted()).toEqual(Object.keys(ACTING_PARTS.named).toSorted());
});

test('the rule of an attribute that names a contact is that of its operation', () => {
  for (const [name, rule] of Object.entries(ACTING_PARTS.named).filter(([, found]) => found !== null)) {
    const operation = name.slice(0, name.lastIndexOf(' '));
    /* A simulation sends nothing. */
    if (!operation.endsWith('/simulate'))
      expect([name, Object.entries(ACTING).find(([of]) => of === operation)?.[1]]).toEqual([name, rule]);
  }
});

test('of the attributes of a contact the address alone decides who they are, and one node speaks for a contact', () => {
  const deciding = (parts: Readonly<Record<string, string | null>>) =>
    Object.keys(parts).filter((name) => parts[name] !== null);
  expect(deciding(ACTING_PARTS.contact)).toEqual(['email']);
  expect(deciding(ACTING_PARTS.nodes)).toEqual(['send_message']);
});
