import { expect, test } from 'vitest';
import type { Visit } from '../../../../shared/downstream/automations/node-kind.ts';
import { fillPlaceholders } from '../../../../shared/downstream/automations/placeholders.ts';

const field = (id: string, key: string, more: object = {}) => ({
  ...{ id, key, team_id: 't', label: key, type: 'text', options: [], visibility: 'members', is_required: false },
  ...{ position: 0, created_at: '', updated_at: '', ...more },
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
