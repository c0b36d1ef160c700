import type { JsonObject } from '../json.ts';

type Form = { [name: string]: string | Form };

/** Parses a form body of Stripe's API: `line_items[0][price_data][currency]=eur`. */
export const readForm = (body: string): JsonObject => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\]\[|\[|\]/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined || [...path, last].includes('__proto__')) continue;
    const at = path.reduce((inner: Form, part) => {
      const found = inner[part];
      const next: Form = typeof found === 'object' ? found : {};
      inner[part] = next;
      return next;
    }, form);
    at[last] = value;
  }
  return form as JsonObject;
};
