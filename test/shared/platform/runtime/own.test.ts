import { describe, expect, test } from 'vitest';
import { paymentEvent } from '../../../../shared/commerce/payments/stripe/events.ts';
import { readSubscription } from '../../../../shared/commerce/payments/stripe/subscription.ts';
import type { Visit } from '../../../../shared/downstream/automations/node-kind.ts';
import { fillPlaceholders, fillPlaceholdersInJson } from '../../../../shared/downstream/automations/placeholders.ts';
import { triggerOf } from '../../../../shared/downstream/automations/trigger-types.ts';
import { own } from '../../../../shared/platform/runtime/own.ts';

/** The names that every object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

const visit = {
  contact: { name: 'Ada', email: 'ada@example.com' },
  hubItem: { name: 'Hub' },
  profileFields: [],
} as unknown as Visit;

test('an inherited property is not found by its name', () => {
  expect(INHERITED).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString']));
  for (const name of INHERITED) expect([name, own({ a: 1 }, name)]).toEqual([name, undefined]);
  expect(own({ a: 1 }, 'a')).toBe(1);
});

describe('an inherited name', () => {
  test.each(INHERITED)('%s is not replaced in automation templates', (name) => {
    const text = `Hello {{${name}}} {{ ${name} }} {{contact.${name}}}`;
    expect(fillPlaceholders(text, visit)).toBe(text);
    expect(fillPlaceholdersInJson({ [name]: [text] }, visit)).toEqual({ [name]: [text] });
  });

  test.each(INHERITED)('%s is neither a trigger nor a kind or status of a provider event', (name) => {
    const event = { id: 'evt_1', type: name, created: 1_700_000_000, data: { object: { id: 'x', status: name } } };
    expect(triggerOf(name)).toBeUndefined();
    expect(paymentEvent(event)).toBeUndefined();
    expect(paymentEvent({ ...event, type: 'charge.dispute.created' })?.reported).toEqual({});
    expect(readSubscription({ id: 'sub_1', status: name }).status).toBe('incomplete');
  });
});
