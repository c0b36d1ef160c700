import { describe, expect, it } from 'vitest';
import { groups } from '../../../../../functions/groups.ts';
import { ERRORS } from '../../../../../shared/api/error-codes.ts';
import { openApi } from '../../../../../shared/api/openapi.ts';
import type { ErrorCode } from '../../../../../shared/platform/http/error-codes.ts';
import { canonicalPath } from '../../../../../shared/platform/http/paths.ts';
import { type Json, operationsOf, resolved, written } from './document.ts';

const document = written(openApi(groups));
const operations = operationsOf(document);

it('C019 is version 0.1.0 of an API in its alpha period', () => {
  expect(document.info?.version).toBe('0.1.0');
  expect(document.info?.description).toContain('alpha period');
});

it('C020 contains every route once, under /api/v1 except the root routes, and no other path', () => {
  const declared = groups.flatMap(({ routes }) => routes.map((route) => `${route.method} ${canonicalPath(route)}`));
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(declared.sort());
  const atRoot = groups.flatMap(({ routes }) => routes.filter(({ root }) => root).map(({ path }) => path));
  for (const { path } of operations) expect(path.startsWith('/api/v1/') || atRoot.includes(path), path).toBe(true);
});

it('C175 has one security scheme, HTTP bearer, and security for every operation', () => {
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  expect(schemes).toMatchObject([{ type: 'http', scheme: 'bearer' }]);
  for (const { value, path } of operations) expect(value.security, path).toBeInstanceOf(Array);
});

it('has a unique operationId for each operation', () => {
  const names = operations.map(({ value }) => String(value.operationId));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
});

it('has no schema named after an operation', () => {
  const made = Object.keys(document.components?.schemas ?? {}).filter((name) =>
    /For(Get|List|Create|Post|Put|Update|Delete)/.test(name),
  );
  expect(made, 'name the resource: resource(type, attributes, name)').toEqual([]);
});

it('describes each tag', () => {
  for (const tag of Object.values(document.tags ?? {})) expect(tag.description, String(tag.name)).toBeTruthy();
});

it('is the same for the same routes, byte for byte', () => {
  expect(JSON.stringify(openApi(groups))).toBe(JSON.stringify(openApi(groups)));
});

/** Every schema below a value, with references resolved. */
const schemasBelow = (value: Json | undefined, seen = new Set<unknown>()): readonly Json[] => {
  const here = resolved(document, value);
  if (typeof here !== 'object' || here === null || seen.has(here)) return [];
  seen.add(here);
  return [here, ...Object.values(here).flatMap((inner) => schemasBelow(inner, seen))];
};

it('C513 allows additional properties in every response schema', () => {
  for (const { value, path } of operations)
    for (const schema of schemasBelow(value.responses))
      expect(schema.additionalProperties, `${path}: ${JSON.stringify(schema).slice(0, 200)}`).not.toBe(false);
});

describe('errors', () => {
  const declared = groups.flatMap(({ routes }) =>
    routes.map((route) => ({ route, codes: route.errors ?? [], path: canonicalPath(route) })),
  );
  const refusing = declared.filter(({ codes }) => codes.length > 0);

  it.each(refusing.map((one) => ({ name: `${one.route.method} ${one.path}`, ...one })))(
    '$name documents each of its codes with an example of the document',
    ({ route, path, codes }) => {
      const operation = document.paths?.[path]?.[route.method.toLowerCase()];
      for (const code of codes) {
        const response = resolved(document, operation?.responses?.[String(ERRORS[code][0])]);
        const example = response?.content?.['application/vnd.api+json']?.examples?.[code];
        expect(resolved(document, example)?.value?.errors, code).toMatchObject([
          { code, status: `${ERRORS[code][0]}` },
        ]);
      }
    },
  );

  it.each([
    ['last_owner', 'team_ids'],
    ['rule_exists', 'rule_id'],
    ['subscription_goes_on', 'subscriptions'],
    ['upload_rejected', 'reason'],
    ['version_conflict', 'current_version'],
  ])('%s has an example with the member that continues the flow: %s', (code, member) => {
    const [error] = Object.values(document.components?.examples?.[code]?.value?.errors ?? {});
    expect(error?.meta).toHaveProperty(member);
    expect(error?.meta).toHaveProperty('request_id');
  });

  it('have examples with their own status', () => {
    for (const [name, response] of Object.entries(document.components?.responses ?? {})) {
      const examples = response.content?.['application/vnd.api+json']?.examples ?? {};
      for (const code of Object.keys(examples)) {
        const status = code in ERRORS ? ERRORS[code as ErrorCode][0] : 422;
        expect(name.startsWith(`${status}.`), `${code} in ${name}`).toBe(true);
      }
    }
  });
});
