import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { BEYOND, definitionOf, drafts, EXIT } from './drafts.ts';
import { data, mail, outcome, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

const { draft, path } = drafts(() => at);
const LONG = { subject: 'Long', body: '漢'.repeat(20_000) };
const nodes = '/data/attributes/definition/nodes';

test.each<[string, object, string]>([
  ['no nodes', definitionOf([]), `422 ${nodes}`],
  ['an unknown type', definitionOf([{ ...EXIT, type: 'dance' }]), `422 ${nodes}/0/type`],
  ['a delay of zero seconds', definitionOf([wait('a', 0)]), `422 ${nodes}/0/data/seconds`],
  ['a node type of drip campaigns', definitionOf([{ ...EXIT, type: 'drip_wait' }]), `422 ${nodes}/0/type`],
  ['a link to a missing node', definitionOf([{ ...mail('a'), next: 'z' }]), `422 ${nodes}/0/next`],
  ['an unreachable node', definitionOf([mail('a'), mail('b')]), `422 ${nodes}/1`],
  ['an endless loop', definitionOf([{ ...mail('a'), next: 'a' }]), `422 ${nodes}/0`],
  [
    'a loop through a wait until a past time',
    definitionOf([{ id: 'a', type: 'wait_until', data: { at: '2020-01-01T00:00:00Z' }, next: 'a' }]),
    `422 ${nodes}/0`,
  ],
  ...['member.left', 'member.banned'].map((type): [string, object, string] => [
    `an email after ${type} that does not say whether it is for former members`,
    definitionOf([mail('a')], { trigger: { type } }),
    `422 ${nodes}/0/data/send_to_former_members`,
  ]),
  [
    'an email for former members that is a text instead of a boolean',
    definitionOf([{ ...mail('a'), data: { subject: 'a', body: 'b', send_to_former_members: 'yes' } }]),
    `422 ${nodes}/0/data/send_to_former_members`,
  ],
  [
    'a missing entry node',
    definitionOf([EXIT], { entry_node_id: 'z' }),
    '422 /data/attributes/definition/entry_node_id',
  ],
  [
    'an unknown trigger',
    definitionOf([EXIT], { trigger: { type: 'x' } }),
    '422 /data/attributes/definition/trigger/type',
  ],
  [
    'an unknown tag',
    definitionOf([{ id: 'a', type: 'add_tag', data: { tag_id: newId() } }]),
    `422 unknown_tag ${nodes}/0/data/tag_id`,
  ],
  [
    'an unknown endpoint',
    definitionOf([{ id: 'a', type: 'webhook', data: { endpoint_id: newId() } }]),
    `422 unknown_endpoint ${nodes}/0/data/endpoint_id`,
  ],
  [
    'an unknown tag in a condition',
    definitionOf([
      {
        id: 'a',
        type: 'condition',
        data: { conditions: [{ type: 'has_tag', operator: 'is', value: { tag_id: newId() } }] },
      },
    ]),
    `422 unknown_tag ${nodes}/0/data/conditions/0/value/tag_id`,
  ],
  [
    'an unknown tag in a trigger',
    definitionOf([EXIT], { trigger: { type: 'member.tagged', tag_id: newId() } }),
    '422 unknown_tag /data/attributes/definition/trigger/tag_id',
  ],
  [
    'a date of the year 10000 in UTC, which would have come at once',
    definitionOf([EXIT], { trigger: { type: 'date', at: BEYOND } }),
    '422 /data/attributes/definition/trigger/at',
  ],
  [
    'a wait for the year 10000 in UTC',
    definitionOf([{ id: 'a', type: 'wait_until', data: { at: BEYOND } }]),
    `422 ${nodes}/0/data/at`,
  ],
  ['a wait for no date', definitionOf([{ id: 'a', type: 'wait_until', data: { at: 'x' } }]), `422 ${nodes}/0/data/at`],
  [
    'more bytes than are stored, in fewer characters',
    definitionOf([
      { id: 'a', type: 'send_email', data: LONG, next: 'b' },
      { id: 'b', type: 'send_email', data: LONG, next: 'c' },
      { id: 'c', type: 'send_email', data: LONG, next: 'd' },
      { id: 'd', type: 'send_email', data: LONG },
    ]),
    '422 /data/attributes/definition',
  ],
  ['201 nodes', definitionOf(Array.from({ length: 201 }, (_, nth) => mail(`${nth}`))), `422 ${nodes}`],
])('a definition is rejected with a pointer to the error: %s', async (_, definition, expected) => {
  expect(outcome(await at.send('POST', path(), { name: 'x', definition }))).toBe(expected);
  const id = await draft();
  expect(outcome(await at.send('PATCH', path(id), { definition }))).toBe(expected);
  expect(data(await at.send('GET', path(id))).attributes.definition).toBeNull();
});
