import { DEFAULT_PAYMENT_PROVIDER } from '../../../shared/commerce/payments/registry.ts';
import { EMAIL_PROVIDERS } from '../../../shared/delivery/email/registry.ts';
import type { Operation } from '../document.ts';

/** Values of path variables that are not ids. */
export const EXAMPLE_NAMES: Readonly<Record<string, string>> = {
  slug: 'first-a',
  domain: 'members.example.com',
  permission_slug: 'hubs.manage',
  emoji: '👍',
  payment_provider: DEFAULT_PAYMENT_PROVIDER,
  email_provider: Object.keys(EMAIL_PROVIDERS)[0] ?? '',
  page: 'errors',
};

const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** The values of the variables in the recorded response, whose links begin with the path of the operation. */
const recordedIn = ({ path, responses }: Operation): readonly string[] => {
  const begin = new RegExp(`"self":"${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '([^/?"]+)')}(?=["/?])`);
  const found = begin.exec(JSON.stringify(responses.filter(([status]) => status < '300'))) ?? [];
  return found.slice(1).map(decodeURIComponent);
};

const numbered = (at: number): string => `0199d3a0-0000-7000-8000-${String(at + 1).padStart(12, '0')}`;

/** Each path variable with its given value, its value in the recorded response, or an example. */
export const pathValues = (
  operation: Operation,
  given?: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] => {
  const recorded = given ? [] : recordedIn(operation);
  return namesIn(operation.path).map((name, at) => [
    name,
    given?.[name] ?? recorded[at] ?? EXAMPLE_NAMES[name] ?? numbered(at),
  ]);
};
