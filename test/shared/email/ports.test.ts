import type { SESv2Client } from '@aws-sdk/client-sesv2';
import type { SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { sqsMailQueue } from '../../../shared/email/mail-queue.ts';
import { invitationLetter, magicLinkLetter, passwordResetLetter } from '../../../shared/email/messages.ts';
import { sesEmail } from '../../../shared/email/ses.ts';

const recording = () => {
  const inputs: unknown[] = [];
  const client = { send: async ({ input }: { input: unknown }) => ({ MessageId: `m-${inputs.push(input)}` }) };
  return { inputs, client };
};

test('a job is one message of the queue, as it is', async () => {
  const { inputs, client } = recording();
  const job = { kind: 'password_reset', email: 'ada@example.com' } as const;
  await sqsMailQueue(client as unknown as SQSClient, 'https://queue').send(job);
  expect(inputs).toEqual([{ QueueUrl: 'https://queue', MessageBody: JSON.stringify(job) }]);
});

test('a job that names signs which a queue refuses is sent in others, and read as it was', async () => {
  const { inputs, client } = recording();
  const job = { kind: 'magic_link', email: 'ada@example.com', slug: '\ufffe💥é\u0000', return_url: null } as const;
  await sqsMailQueue(client as unknown as SQSClient, 'https://queue').send(job);
  const [{ MessageBody = '' } = {}] = inputs as { MessageBody?: string }[];
  expect(MessageBody).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(MessageBody)).toEqual(job);
});

test('a letter goes from the one sender to one recipient, as plain text', async () => {
  const { inputs, client } = recording();
  const letter = { to: 'ada@example.com', subject: 'Grüße', text: 'Hello' };
  expect(await sesEmail(client as unknown as SESv2Client, 'hub@example.com').send(letter)).toBe('m-1');
  expect(inputs).toMatchObject([
    {
      FromEmailAddress: 'hub@example.com',
      Destination: { ToAddresses: ['ada@example.com'] },
      Content: { Simple: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'Hello' } } } },
    },
  ]);
});

test('a name that somebody chose adds no line to a letter', () => {
  const name = 'Garden\r\nBcc: all@example.com\u2028x';
  const letters = [
    magicLinkLetter('a@b.example', name, 'https://link'),
    invitationLetter('a@b.example', name, 'l', 't'),
  ];
  for (const { subject, text } of letters) {
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(text).not.toMatch(/\r|\nBcc|\u2028/);
  }
  expect(letters[0]?.subject).toBe('Sign in to Garden Bcc: all@example.com x');
});

test('each letter holds its link on a line of its own', () => {
  const link = 'https://hub.test/m?token=abc';
  const letters = [
    magicLinkLetter('a@b.example', 'Hub', link),
    passwordResetLetter('a@b.example', link, 'abc'),
    invitationLetter('a@b.example', 'Team', link, 'abc'),
  ];
  for (const { text } of letters) expect(text.split('\n')).toContain(link);
});
