import { expect, test } from 'vitest';
import { connectSender } from '../../../../shared/delivery/email/senders.ts';

test('a stage without a sender fails each email with the missing setting', async () => {
  await expect(connectSender({}).send({ to: 'ann@example.com', subject: 'Hello', text: 'Hello' })).rejects.toThrow(
    'mail sender',
  );
});
