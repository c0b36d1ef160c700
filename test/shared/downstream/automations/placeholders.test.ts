import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Visit } from '../../../../shared/downstream/automations/node-kind.ts';
import { fillEmailPlaceholders, fillPlaceholders } from '../../../../shared/downstream/automations/placeholders.ts';
import { linksIn } from '../../delivery/email/links-in.ts';

const field = (id: string, key: string, more: object = {}) => ({
  id,
  key,
  team_id: 't',
  label: key,
  type: 'text',
  options: [],
  visibility: 'members',
  is_required: false,
  position: 0,
  created_at: '',
  updated_at: '',
  ...more,
});

const visit = {
  contact: { name: 'Ada', email: 'ada@example.com', fields: { a: 'Bern', b: ['Cake'], c: 'secret', old: 'gone' } },
  hubItem: { name: 'Hub' },
  profileFields: [
    field('a', 'city_2'),
    field('b', 'topics', { type: 'multi_select', options: ['Bread', 'Cake'] }),
    field('c', 'rating', { visibility: 'team' }),
    field('d', 'empty'),
  ],
} as unknown as Visit;

test('values of profile fields fill templates; empty ones are blank, and those of the team and unknown ones stay', () => {
  const text = '{{contact.name}}: {{ contact.fields.city_2 }}, {{contact.fields.topics}}, [{{contact.fields.empty}}]';
  expect(fillPlaceholders(text, visit)).toBe('Ada: Bern, Cake, []');
  for (const kept of ['{{contact.fields.rating}}', '{{contact.fields.planet}}', '{{contact.fields}}'])
    expect(fillPlaceholders(kept, visit)).toBe(kept);
});

const evil = (name: string, field: string) =>
  ({ ...visit, contact: { ...visit.contact, name, fields: { a: field, b: [field, name] } } }) as unknown as Visit;

test('in an email, the text of the creator keeps its links, and what a member chose carries none', () => {
  const body = 'Hello {{contact.name}},\n\nsee https://hub.example/start?of={{hub.name}} in {{contact.fields.city_2}}.';
  const name = 'Dear customer, your account is locked:\nhttps://evil.example –';
  expect(fillEmailPlaceholders(body, evil(name, 'evil.example'))).toBe(
    'Hello Dear customer, your account is locked: https: evil. example –,\n\n' +
      'see https://hub.example/start?of=Hub in evil. example.',
  );
  expect(fillEmailPlaceholders('{{contact.email}} {{contact.fields.rating}} {{other}}', visit)).toBe(
    'ada@example.com {{contact.fields.rating}} {{other}}',
  );
});

test('a decimal number of a member stays as it is, and does not join the text beside it', () => {
  const filled = (template: string) => fillEmailPlaceholders(template, evil('3.5', 'evil'));
  expect(filled('Take {{contact.name}} €, ({{contact.name}}), €{{contact.name}}!')).toBe('Take 3.5 €, (3.5), €3.5!');
  expect(filled('Hello{{contact.name}}example')).toBe('Hello 3.5 example');
  expect(filled('{{contact.fields.city_2}}{{contact.name}}')).toBe('evil 3.5');
  expect(filled('{{contact.name}}{{contact.fields.city_2}}')).toBe('3.5 evil');
});

test('no value of a member makes a link, not even with the values and signs beside it', () => {
  const piece = fc.constantFrom(
    'evil',
    '.',
    '@',
    ':',
    '//',
    'https:',
    'example',
    '．',
    ' ',
    '\n',
    '1',
    '\u200b',
    ',',
    '”',
  );
  const value = fc.oneof(
    fc.webUrl(),
    fc.emailAddress(),
    fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
  );
  const templates = [
    'Hello {{contact.name}}, from {{contact.fields.city_2}}!',
    '{{contact.name}}{{contact.fields.city_2}}',
    '({{contact.name}}) {{contact.fields.topics}}.',
    'Hello{{contact.name}}example',
  ];
  fc.assert(
    fc.property(value, value, fc.constantFrom(...templates), (name, field, template) => {
      expect(linksIn(fillEmailPlaceholders(template, evil(name, field)))).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});
