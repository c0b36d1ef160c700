import { expect, test } from 'vitest';
import { type CountedDocument, catalogCoverage, coverageText, documentCoverage } from '../../../infra/docs/coverage.ts';

const described = { description: 'Says what it is.' };

const document: CountedDocument = {
  paths: {
    '/things': {
      get: { summary: 'List things', ...described, parameters: [{ name: 'a', ...described }, { name: 'b' }] },
      post: { summary: 'Create a thing', parameters: [{ $ref: '#/components/parameters/Shared' }] },
    },
  },
  webhooks: { 'thing.made': { post: { ...described, parameters: [{ name: 'c', description: ' ' }] } } },
  components: {
    schemas: {
      Thing: {
        properties: { attributes: { properties: { told: described, referred: { $ref: '#/x/Told' }, untold: {} } } },
      },
      Told: described,
      CreateThingAttributes: { properties: { choice: { anyOf: [{}, described] }, bare: { anyOf: [{}] } } },
      ThingWebhook: { properties: { sent: {} } },
    },
    parameters: { Shared: {} },
    headers: { ETag: described, Location: {} },
  },
};

const missing = Object.fromEntries(documentCoverage(document).map(({ what, missing: names }) => [what, names]));

test('every part of a document without a description is missing, by name', () => {
  expect(missing).toEqual({
    operations: ['POST /things', 'POST thing.made'],
    attributes: ['Thing.untold', 'CreateThingAttributes.bare', 'ThingWebhook.sent'],
    parameters: ['GET /things b', 'POST thing.made c', 'Shared'],
    'response headers': ['Location'],
  });
});

test('the totals count the described parts too', () => {
  expect(documentCoverage(document).map(({ total }) => total)).toEqual([3, 6, 4, 2]);
});

test('the figures are rounded down, and name what is missing', () => {
  const text = coverageText([
    { what: 'codes', total: 300, missing: ['one'] },
    { what: 'none', total: 0, missing: [] },
  ]);
  expect(text.replaceAll(/ +/g, ' ').split('\n')).toEqual([
    'codes 299 of 300 99 %',
    ' missing: one',
    'none 0 of 0 100 %',
  ]);
});

test('every error code and every event type is described, with an anchor', () => {
  const [codes, types] = catalogCoverage();
  expect(codes).toMatchObject({ what: 'error codes', missing: [] });
  expect(codes?.total).toBeGreaterThan(120);
  expect(types).toMatchObject({ what: 'event types', missing: [] });
  expect(types?.total).toBeGreaterThan(240);
});
