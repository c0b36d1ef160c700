import { expect, test } from 'vitest';
import { noSender } from '../../../../shared/delivery/email/no-sender.ts';

test('a stage without a sender fails each email visibly, and says what is missing', async () => {
  await expect(noSender.send({ to: 'ann@example.com', subject: 'Hello', text: 'Hello' })).rejects.toThrow(
    'mail sender',
  );
});
