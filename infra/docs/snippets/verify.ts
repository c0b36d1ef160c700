import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** Whether the body, as the bytes that arrived, was signed with this secret in the last five minutes. */
export const isFromService = (body: string | Uint8Array, header: string, secret: string, now = Date.now()): boolean => {
  const fields = header.split(',').map((field) => field.split('=', 2));
  const valuesOf = (name: string) => fields.filter(([key]) => key === name).map(([, value = '']) => value);
  const [timestamp = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return valuesOf('v1').some((value) => {
    const signature = Buffer.from(value, 'hex');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
};
