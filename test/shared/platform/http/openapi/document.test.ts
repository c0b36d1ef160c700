import { describe, expect, it } from 'vitest';
import { groups } from '../../../../../functions/groups.ts';
import { openApi } from '../../../../../shared/api/openapi.ts';
import { ERRORS, type ErrorCode } from '../../../../../shared/platform/http/error-codes.ts';
import { canonicalPath } from '../../../../../shared/platform/http/paths.ts';
import { type Json, operationsOf, resolved, written } from './document.ts';

const document = written(openApi(groups));
const operations = operationsOf(document);

it('C019 is version 0.1.0 of an API in its alpha period', () => {
  expect(document.info?.version).toBe('0.1.0');
  expect(document.info?.description).toContain('alpha period');
});

it('C020 has every route once, under /api/v1 unless it stands at the root, and nothing else', () => {
  const declared = groups.flatMap(({ routes }) => routes.map((route) => `${route.method} ${canonicalPath(route)}`));
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(declared.sort());
  const atRoot = groups.flatMap(({ routes }) => routes.filter(({ root }) => root).map(({ path }) => path));
  for (const { path } of operations) expect(path.startsWith('/api/v1/') || atRoot.includes(path), path).toBe(true);
});

it('C175 has one security scheme, HTTP bearer, and every operation says whether it is needed', () => {
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  expect(schemes).toMatchObject([{ type: 'http', scheme: 'bearer' }]);
  for (const { value, path } of operations) expect(value.security, path).toBeInstanceOf(Array);
});

it('names each operation once, in words that programs can use', () => {
  const names = operations.map(({ value }) => String(value.operationId));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
});

it('calls no schema after the first operation that happened to use it', () => {
  const made = Object.keys(document.components?.schemas ?? {}).filter((name) =>
    /For(Get|List|Create|Post|Put|Update|Delete)/.test(name),
  );
  expect(made, 'name the resource: resource(type, attributes, name)').toEqual([]);
});

it('says what each group is about', () => {
  for (const tag of Object.values(document.tags ?? {})) expect(tag.description, String(tag.name)).toBeTruthy();
});

it('is the same for the same routes, byte for byte', () => {
  expect(JSON.stringify(openApi(groups))).toBe(JSON.stringify(openApi(groups)));
});

/** Every schema below a value, references followed. */
const schemasBelow = (value: Json | undefined, seen = new Set<unknown>()): readonly Json[] => {
  const here = resolved(document, value);
  if (typeof here !== 'object' || here === null || seen.has(here)) return [];
  seen.add(here);
  return [here, ...Object.values(here).flatMap((inner) => schemasBelow(inner, seen))];
};

it('C513 closes no schema of an answer', () => {
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
    '$name tells each of its codes, with an example of the document it is sent in',
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
  ])('%s shows what it tells to go on with: %s', (code, told) => {
    const [error] = Object.values(document.components?.examples?.[code]?.value?.errors ?? {});
    expect(error?.meta).toHaveProperty(told);
    expect(error?.meta).toHaveProperty('request_id');
  });

  it('stand under their own status', () => {
    for (const [name, response] of Object.entries(document.components?.responses ?? {})) {
      const examples = response.content?.['application/vnd.api+json']?.examples ?? {};
      for (const code of Object.keys(examples)) {
        const status = code in ERRORS ? ERRORS[code as ErrorCode][0] : 422;
        expect(name.startsWith(`${status}.`), `${code} in ${name}`).toBe(true);
      }
    }
  });
});
