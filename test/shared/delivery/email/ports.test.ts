import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { invitationEmail, magicLinkEmail, passwordResetEmail } from '../../../../shared/delivery/email/messages.ts';
import { sesEmail } from '../../../../shared/delivery/email/ses/sender.ts';

const recording = () => {
  const inputs: unknown[] = [];
  const client = { send: async ({ input }: { input: unknown }) => ({ MessageId: `m-${inputs.push(input)}` }) };
  return { inputs, client };
};

test('an email has one sender and one recipient, and is plain text', async () => {
  const { inputs, client } = recording();
  const email = { to: 'ada@example.com', subject: 'Grüße', text: 'Hello' };
  expect(await sesEmail(client as unknown as SESv2Client, 'hub@example.com').send(email)).toBe('m-1');
  expect(inputs).toMatchObject([
    {
      FromEmailAddress: 'hub@example.com',
      Destination: { ToAddresses: ['ada@example.com'] },
      Content: { Simple: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'Hello' } } } },
    },
  ]);
});

test('a user-chosen name adds no line to an email', () => {
  const name = 'Garden\r\nBcc: all@example.com\u2028x';
  const letters = [
    magicLinkEmail('a@b.example', { hub: name, access: 'member' }, 'https://link'),
    invitationEmail('a@b.example', name, 'l', 't'),
  ];
  for (const { subject, text } of letters) {
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(text).not.toMatch(/\r|\nBcc|\u2028/);
  }
  expect(letters[0]?.text).toContain('sign in to the hub “Garden Bcc: all@ example. com x”');
});

test('each email has its link on a separate line', () => {
  const link = 'https://hub.test/m?token=abc';
  const letters = [
    magicLinkEmail('a@b.example', { hub: 'Hub', access: 'member' }, link),
    passwordResetEmail('a@b.example', link, 'abc'),
    invitationEmail('a@b.example', 'Team', link, 'abc'),
  ];
  for (const { text } of letters) expect(text.split('\n')).toContain(link);
});
