import { expect, test } from 'vitest';
import { withUsualDescriptions } from '../../../shared/api/describe-usual.ts';

const attributes = (properties: Record<string, object>) =>
  withUsualDescriptions({ Thing: { properties } }).Thing.properties;

test('an attribute without a description has the usual one of its name, at every depth', () => {
  const inner = { anyOf: [{ properties: { hub_id: { type: 'string' } } }, { type: 'null' }] };
  expect(attributes({ created_at: { type: 'string' }, list: { items: inner } })).toEqual({
    created_at: { type: 'string', description: 'The time of the creation.' },
    list: {
      items: {
        anyOf: [{ properties: { hub_id: { type: 'string', description: 'The id of the hub.' } } }, { type: 'null' }],
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
  expect(attributes({ is_read: { type: 'boolean' }, created_at: { type: 'boolean' } })).toEqual({
    is_read: { type: 'boolean', description: 'True if the caller has read it.' },
    created_at: { type: 'boolean' },
  });
});

test('an expiry names the attribute that expires', () => {
  const { logo_url_expires_at, other_expires_at } = attributes({
    logo_url: {},
    logo_url_expires_at: {},
    other_expires_at: {},
  });
  expect(logo_url_expires_at).toEqual({ description: 'The time when `logo_url` expires.' });
  expect(other_expires_at).toEqual({});
});

test('a default and an example are values, not schemas', () => {
  const list = { default: { properties: { hub_id: {} } }, examples: [{ properties: { hub_id: {} } }] };
  expect(attributes({ list })).toEqual({ list });
});
