import { expect, test } from 'vitest';
import { withUsualDescriptions } from '../../../shared/api/describe-usual.ts';

const PATHS = {
  '/teams/{team_id}/hubs': { get: {} },
  '/hubs/{hub_id}/content-nodes': { get: {} },
  '/me/content-nodes': { get: {} },
  '/me/spaces': { get: {} },
  '/tags': {},
};

const attributes = (properties: Record<string, object>) =>
  withUsualDescriptions({ Thing: { properties } }, PATHS).Thing.properties;

test('an attribute without a description has the usual one of its name, at every depth', () => {
  const inner = { anyOf: [{ properties: { slug: { type: 'string' } } }, { type: 'null' }] };
  const description = 'A short unique name for addresses and look-ups.';
  expect(attributes({ timezone: { type: 'string' }, list: { items: inner } })).toEqual({
    timezone: { type: 'string', description: 'An IANA time zone.' },
    list: {
      items: {
        anyOf: [{ properties: { slug: { type: 'string', description } } }, { type: 'null' }],
      },
    },
  });
});

test('a description of its own, a reference, a flag and an unknown name stay as they are', () => {
  const own = {
    created_at: { type: 'string', description: 'When the provider was created.' },
    product_id: { $ref: '#/components/schemas/Id' },
    email: { type: 'boolean' },
    constructor: { type: 'string' },
  };
  expect(attributes(own)).toEqual(own);
});

test('a flag has the usual description of a flag, not that of something else with its name', () => {
  expect(attributes({ is_read: { type: 'boolean' }, timezone: { type: 'boolean' } })).toEqual({
    is_read: { type: 'boolean', description: 'True if the caller has read it.' },
    timezone: { type: 'boolean' },
  });
});

test('an id has the list that it is from, unless nobody but the caller has the list', () => {
  const id = { type: 'string' };
  const from = (list: string) => ({ ...id, description: `From \`GET ${list}\`.` });
  expect(
    attributes({ hub_id: id, author_hub_id: id, content_node_ids: id, node_id: id, space_id: id, tag_id: id }),
  ).toEqual({
    hub_id: from('/teams/{team_id}/hubs'),
    author_hub_id: from('/teams/{team_id}/hubs'),
    content_node_ids: from('/hubs/{hub_id}/content-nodes'),
    node_id: from('/hubs/{hub_id}/content-nodes'),
    space_id: id,
    tag_id: id,
  });
  expect(attributes({ hub_id: { type: 'string', enum: ['blank'] } }).hub_id).not.toHaveProperty('description');
});

test('what null means is only said of an attribute that can be null', () => {
  const description = (schema: object) => Object.entries(attributes({ edited_at: schema, read_at: schema }));
  expect(description({ type: ['string', 'null'] })).toMatchObject([
    ['edited_at', { description: 'When the text was last changed. Null if it never was.' }],
    ['read_at', { description: 'Null while it is unread.' }],
  ]);
  expect(description({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toMatchObject([
    ['edited_at', { description: 'When the text was last changed. Null if it never was.' }],
    ['read_at', { description: 'Null while it is unread.' }],
  ]);
  expect(description({ type: 'string' })).toEqual([
    ['edited_at', { type: 'string', description: 'When the text was last changed.' }],
    ['read_at', { type: 'string' }],
  ]);
});

test('a default and an example are values, not schemas', () => {
  const list = { default: { properties: { slug: {} } }, examples: [{ properties: { slug: {} } }] };
  expect(attributes({ list })).toEqual({ list });
});
