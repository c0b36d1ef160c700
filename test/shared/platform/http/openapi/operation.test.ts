import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ANY_SCOPE,
  anyone,
  creator,
  everyone,
  member,
  owner,
  platform,
  platformAdmin,
  teamMember,
} from '../../../../../shared/api/callers.ts';
import { routeWith } from '../../../../../shared/api/route.ts';
import { either, envelope, flat } from '../../../../../shared/platform/http/body.ts';
import { list, parameters } from '../../../../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, plain, resource } from '../../../../../shared/platform/http/response.ts';
import { documentOf, resolved } from './document.ts';

const route = routeWith<unknown, string>();

const Thing = resource('things', z.object({ name: z.string() }));
const Input = z.object({ name: z.string().trim().min(1) });
const JSON_API = 'application/vnd.api+json';
const thing = { id: 'x', name: 'x' };
const answerThing = async () => answer(thing);

const base = { method: 'GET', path: '/things', summary: 'x', response: one(Thing), handler: answerThing } as const;

describe('security', () => {
  it.each([
    [anyone(), [], 'Public: credentials are ignored.'],
    [everyone(ANY_SCOPE), [{}, { bearer: [] }], 'no credential'],
    [creator('hubs.manage'), [{ bearer: [] }], 'an API key of the team with the scope `hubs.manage`'],
    [platform('users.manage'), [{ bearer: [] }], 'a platform token whose role holds `users.manage`'],
    [owner(), [{ bearer: [] }], 'an owner of the team'],
    [platformAdmin(), [{ bearer: [] }], 'a platform administrator'],
    [member(), [{ bearer: [] }], 'a contact token'],
  ])('%j', (caller, security, words) => {
    const get = documentOf([{ ...base, caller }]).paths?.['/api/v1/things']?.get;
    expect(get?.security).toEqual(security);
    expect(get?.description).toContain(words);
    expect('401' in (get?.responses ?? {})).toBe(!caller.open);
  });
});

describe('parameters', () => {
  const names = (document: ReturnType<typeof documentOf>, method: string, path = '/api/v1/things') =>
    Object.values(document.paths?.[path]?.[method]?.parameters ?? {}).map((one) => resolved(document, one)?.name);

  it('are those of the path, the page, the filters and the sort order', () => {
    const query = list({ filter: { status: z.enum(['open']).optional() }, sort: ['name'] });
    const listed = route({
      ...base,
      path: '/teams/{team_id}/things',
      caller: teamMember(ANY_SCOPE),
      query,
      response: many(Thing),
      handler: async () => answer({ items: [] }),
    });
    const document = documentOf([listed]);
    const path = '/api/v1/teams/{team_id}/things';
    expect(names(document, 'get', path).sort()).toEqual(
      ['filter[status]', 'page[after]', 'page[size]', 'sort', 'team_id'].sort(),
    );
    const sort = Object.values(document.paths?.[path]?.get?.parameters ?? {}).find(
      ({ name }) => String(name) === 'sort',
    );
    expect(sort?.schema?.enum).toEqual(['name', '-name']);
  });

  it('mark a required one as required', () => {
    const limited = route({ ...base, caller: teamMember(ANY_SCOPE), query: parameters({ params: { q: z.string() } }) });
    const [q] = Object.values(documentOf([limited]).paths?.['/api/v1/things']?.get?.parameters ?? {});
    expect(q).toMatchObject({ name: 'q', in: 'query', required: true });
  });

  it('include Last-Event-ID for an event stream', () => {
    const followed = { ...base, caller: teamMember(ANY_SCOPE), response: plain('text/event-stream', z.string()) };
    expect(names(documentOf([route({ ...followed, handler: async () => answer('') })]), 'get')).toEqual([
      'Last-Event-ID',
    ]);
    const read = route({ ...followed, response: plain('text/plain', z.string()), handler: async () => answer('') });
    expect(names(documentOf([read]), 'get')).toEqual([]);
  });

  it('include X-Team-ID if the team is not in the path, with its 400', () => {
    const document = documentOf([{ ...base, caller: platform(undefined, 'context') }]);
    expect(names(document, 'get')).toEqual(['X-Team-ID']);
    expect(document.paths?.['/api/v1/things']?.get?.responses?.['400']?.$ref).toContain('team_context_required');
  });

  it('include Idempotency-Key for a POST that can be repeated', () => {
    const post = { ...base, method: 'POST', caller: teamMember(ANY_SCOPE) } as const;
    expect(names(documentOf([post]), 'post')).toEqual(['Idempotency-Key']);
    expect(names(documentOf([{ ...post, replayable: false }]), 'post')).toEqual([]);
    expect(names(documentOf([{ ...post, caller: anyone() }]), 'post')).toEqual([]);
  });

  it('include If-Match for a write with a version, whose read has an ETag', () => {
    const put = { ...base, method: 'PUT', caller: teamMember(ANY_SCOPE), errors: ['version_conflict'] } as const;
    const document = documentOf([{ ...base, caller: teamMember(ANY_SCOPE) }, put]);
    expect(names(document, 'put')).toEqual(['If-Match']);
    const { get } = document.paths?.['/api/v1/things'] ?? {};
    expect(Object.keys(get?.responses?.['200']?.headers ?? {})).toContain('ETag');
    expect(Object.keys(get?.responses?.['304']?.headers ?? {})).toContain('ETag');
    expect(get?.parameters).toEqual([{ $ref: '#/components/parameters/IfNoneMatch' }]);
  });
});

describe('request bodies', () => {
  const bodyOf = (body: ReturnType<typeof flat<typeof Input>>) => {
    const document = documentOf([{ ...base, method: 'POST', caller: teamMember(ANY_SCOPE), body }]);
    const post = document.paths?.['/api/v1/things']?.post;
    expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['413', '415', '422']));
    return post?.requestBody?.content?.[JSON_API]?.schema;
  };
  const ref = { $ref: '#/components/schemas/PostThingsAttributes' };

  it('are an envelope, a flat object, or either', () => {
    const data = { properties: { type: { const: 'things' }, attributes: ref }, required: ['type', 'attributes'] };
    expect(bodyOf(flat(Input))).toEqual(ref);
    expect(bodyOf(envelope('things', Input))).toMatchObject({ properties: { data } });
    expect(bodyOf(either('things', Input))).toMatchObject({ anyOf: [{ properties: { data } }, ref] });
  });

  it('are closed if unknown properties are rejected', () => {
    const schema = bodyOf(envelope('things', Input, { strict: true }));
    expect(schema?.additionalProperties).toBe(false);
    expect(schema?.properties?.data?.additionalProperties).toBe(false);
    expect(bodyOf(envelope('things', Input))).not.toHaveProperty('additionalProperties');
  });

  it('allow any value where the schema does', () => {
    const Free = z.object({ settings: z.record(z.string(), z.unknown()) });
    const body = flat(Free) as unknown as ReturnType<typeof flat<typeof Input>>;
    expect(bodyOf(body)).toEqual(ref);
    const document = documentOf([{ ...base, method: 'POST', caller: teamMember(ANY_SCOPE), body }]);
    const settings = document.components?.schemas?.PostThingsAttributes?.properties?.settings;
    expect(settings).toMatchObject({ type: 'object', additionalProperties: true });
  });

  it('may omit attributes if none is required', () => {
    const schema = bodyOf(envelope('things', Input.partial()) as unknown as ReturnType<typeof flat<typeof Input>>);
    expect(schema?.properties?.data?.required).toEqual(['type']);
  });
});

describe('responses', () => {
  it('have Location for a create and rate limit headers for a limited route', () => {
    const limit = { name: 'things', limit: 3, seconds: 60, by: 'caller' } as const;
    const made = {
      ...base,
      method: 'POST',
      status: 201,
      location: '/things/{id}',
      caller: teamMember(ANY_SCOPE),
      limit,
    } as const;
    const post = documentOf([made]).paths?.['/api/v1/things']?.post;
    const headers = Object.keys(post?.responses?.['201']?.headers ?? {});
    expect(headers).toEqual(expect.arrayContaining(['Location', 'RateLimit', 'RateLimit-Policy', 'X-Request-ID']));
    expect(post?.responses).toHaveProperty('429');
    expect(post?.description).toContain('Limited to 3 calls in 60 seconds.');
    expect(post?.operationId).toBe('createThing');
  });

  it('have every status that the handler may return', () => {
    const post = {
      ...base,
      method: 'POST',
      status: 201,
      alternativeStatus: 202,
      caller: teamMember(ANY_SCOPE),
    } as const;
    const { responses } = documentOf([post]).paths?.['/api/v1/things']?.post ?? {};
    expect(responses?.['202']?.content).toEqual(responses?.['201']?.content);
  });

  it('have ETag and 304 for a conditional read', () => {
    const response = plain('text/css', z.string(), { conditional: true });
    const get = documentOf([{ ...base, caller: anyone(), response }]).paths?.['/api/v1/things']?.get;
    expect(Object.keys(get?.responses?.['304']?.headers ?? {})).toContain('ETag');
    expect(get?.parameters).toEqual([{ $ref: '#/components/parameters/IfNoneMatch' }]);
  });

  it('without a body have no content', () => {
    const gone = route({
      ...base,
      method: 'DELETE',
      caller: teamMember(ANY_SCOPE),
      status: 204,
      response: empty,
      handler: async () => done(),
    });
    const { responses } = documentOf([gone]).paths?.['/api/v1/things']?.delete ?? {};
    expect(responses?.['204']).not.toHaveProperty('content');
  });

  it('in another format have their own media type and no 406', () => {
    const response = plain('text/calendar', z.string());
    const get = documentOf([{ ...base, caller: anyone(), response }], []).paths?.['/api/v1/things']?.get;
    expect(Object.keys(get?.responses?.['200']?.content ?? {})).toEqual(['text/calendar']);
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '422', '500']);
  });

  it('describe the reduced variant beside the full one', () => {
    const Less = resource('things', z.object({}));
    const get = documentOf([{ ...base, caller: everyone(ANY_SCOPE), response: one(Thing, { anonymous: Less }) }]);
    const schema = get.paths?.['/api/v1/things']?.get?.responses?.['200']?.content?.[JSON_API]?.schema;
    const refs = ['Thing', 'ThingForAnonymous'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    expect(schema?.properties?.data).toEqual({ anyOf: refs });
  });
});
