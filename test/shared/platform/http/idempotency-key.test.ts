import { expect, test } from 'vitest';
import { useWorld } from '../../../support/use-world.ts';
import { errorsOf, startStack, verdict } from '../../api/support/stack.ts';

const stack = useWorld(startStack);

const make = (key: string) => stack.make({ headers: { 'idempotency-key': key } });

test.each(['', 'x'.repeat(256), 'é', 'a\tb', '\u0000'])(
  'the key %j returns 422 at the header, without a code',
  async (key) => {
    const answered = await make(key);
    expect(verdict(answered)).toBe('422');
    expect(errorsOf(answered)[0]?.source).toEqual({ header: 'Idempotency-Key' });
    expect(stack.act.calls).toBe(0);
  },
);

test.each(['x', ' ', 'x'.repeat(255), 'a:b/c~"'])('the key %j is valid', async (key) => {
  expect((await make(key)).status).toBe(201);
});
