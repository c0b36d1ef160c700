import { Definition } from './definition.ts';

/** A template: a draft to edit. */
interface AutomationTemplate {
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
/** An email to a member who has left. */
const farewell = (id: string, subject: string, body: string) => ({
  id,
  type: 'send_email',
  data: { subject, body, send_to_former_members: true },
});
const pause = (id: string, days: number, next: string) => ({ id, type: 'delay', data: { seconds: days * DAY }, next });

/** Templates are part of the service; their ids are words. */
export const AUTOMATION_TEMPLATES = [
  template(
    'welcome',
    'Welcome series',
    'Sends a welcome email to new members, and a reminder to members who do not post within three days.',
    {
      trigger: { type: 'member.joined' },
      entry_node_id: 'hello',
      nodes: [
        mail(
          'hello',
          'Welcome to {{hub.name}}',
          'Hello {{contact.name}},\n\nWelcome to {{hub.name}}. We are glad that you joined.',
          'first-post',
        ),
        {
          id: 'first-post',
          type: 'wait_for_event',
          data: { event: { type: 'discussion.created' }, timeout_seconds: 3 * DAY },
          next: 'thanks',
          next_on_timeout: 'nudge',
        },
        { id: 'thanks', type: 'notify', data: { title: 'Your first post is published. Thank you!' } },
        mail(
          'nudge',
          'Introduce yourself',
          'Hello {{contact.name}},\n\nThe other members would like to meet you. Write your first post in {{hub.name}}.',
        ),
      ],
    },
  ),
  template('failed-payment', 'Failed payment', 'Reminds members whose payment failed, until the payment succeeds.', {
    trigger: { type: 'subscription.past_due' },
    entry_node_id: 'first',
    nodes: [
      mail('first', 'Your payment failed', 'Please update your payment method for {{hub.name}}.', 'paid'),
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
      mail(
        'second',
        'Your membership is about to end',
        'We have not received your payment for {{hub.name}}. Please update your payment method.',
      ),
    ],
  }),
  template('win-back', 'Win back', 'Sends an email one week after a member left.', {
    trigger: { type: 'member.left' },
    entry_node_id: 'week',
    nodes: [pause('week', 7, 'email'), farewell('email', 'We miss you', 'You can rejoin {{hub.name}} at any time.')],
  }),
  template('after-purchase', 'After a purchase', 'Thanks the buyer, and asks for feedback after one week.', {
    trigger: { type: 'order.paid' },
    entry_node_id: 'thanks',
    nodes: [
      mail(
        'thanks',
        'Thank you',
        'Thank you for your purchase, {{contact.name}}. You find everything that you bought in {{hub.name}}.',
        'week',
      ),
      pause('week', 7, 'ask'),
      mail('ask', 'How do you like your purchase?', 'Reply with what you like and what is missing.'),
    ],
  }),
] as const;

export const automationTemplateOf = (id: string): AutomationTemplate | undefined =>
  AUTOMATION_TEMPLATES.find((one) => one.id === id);
