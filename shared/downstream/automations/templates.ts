import { Definition } from './definition.ts';

/** An automation to begin with: a draft whose words are there to be changed. */
export interface AutomationTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly definition: Definition;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

const template = (id: string, name: string, description: string, definition: object): AutomationTemplate => ({
  id,
  name,
  description,
  definition: Definition.parse(definition),
});

const mail = (id: string, subject: string, body: string, next?: string) => ({
  id,
  type: 'send_email',
  data: { subject, body },
  ...(next && { next }),
});
const pause = (id: string, days: number, next: string) => ({ id, type: 'delay', data: { seconds: days * DAY }, next });

/** A template's id is a word: it is part of the service, not a row. */
export const AUTOMATION_TEMPLATES = [
  template(
    'welcome',
    'Welcome series',
    'Two letters for everybody who joins, and a nudge for who has not written yet.',
    {
      trigger: { type: 'member.joined' },
      entry_node_id: 'hello',
      nodes: [
        mail('hello', 'Welcome to {{hub.name}}', 'Hello {{contact.name}},\n\ngood that you are here.', 'first-post'),
        {
          id: 'first-post',
          type: 'wait_for_event',
          data: { event: { type: 'discussion.created' }, timeout_seconds: 3 * DAY },
          next: 'thanks',
          next_on_timeout: 'nudge',
        },
        { id: 'thanks', type: 'notify', data: { title: 'Your first post is out. Thank you!' } },
        mail('nudge', 'Say hello', 'Hello {{contact.name}},\n\nthe others would like to know who you are.'),
      ],
    },
  ),
  template('failed-payment', 'Failed payment', 'Reminds who could not be charged, until the payment comes in.', {
    trigger: { type: 'subscription.past_due' },
    entry_node_id: 'first',
    nodes: [
      mail('first', 'Your payment did not go through', 'Please look at how you pay for {{hub.name}}.', 'paid'),
      {
        id: 'paid',
        type: 'wait_for_event',
        data: { event: { type: 'subscription.recovered' }, timeout_seconds: 3 * DAY },
        next: 'done',
        next_on_timeout: 'check',
      },
      { id: 'done', type: 'exit', data: {} },
      {
        id: 'check',
        type: 'condition',
        data: {
          conditions: [{ type: 'billing_status', operator: 'in', value: { statuses: ['past_due'] } }],
        },
        next_if_true: 'second',
        next_if_false: 'done',
      },
      mail('second', 'Your membership is about to end', 'Your payment for {{hub.name}} is still missing.'),
    ],
  }),
  template('win-back', 'Win back', 'A letter a week after somebody left.', {
    trigger: { type: 'member.left' },
    entry_node_id: 'week',
    nodes: [pause('week', 7, 'letter'), mail('letter', 'We miss you', 'You are welcome in {{hub.name}} at any time.')],
  }),
  template('after-purchase', 'After a purchase', 'Thanks whoever bought something, and asks how it is a week later.', {
    trigger: { type: 'order.paid' },
    entry_node_id: 'thanks',
    nodes: [
      mail('thanks', 'Thank you', 'Thank you, {{contact.name}}. All that you bought is in {{hub.name}}.', 'week'),
      pause('week', 7, 'ask'),
      mail('ask', 'How is it?', 'Tell us what you like, and what you miss.'),
    ],
  }),
] as const;

export const automationTemplateOf = (id: string): AutomationTemplate | undefined =>
  AUTOMATION_TEMPLATES.find((one) => one.id === id);
