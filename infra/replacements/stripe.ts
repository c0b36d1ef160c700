import { cut, instead, type Replacement, swap } from './replacement.ts';

/** What of Stripe's API the service calls, as the client's attributes. Everything else of it stays out of a bundle. */
export const STRIPE_RESOURCES: readonly string[] = [
  'accountLinks',
  'accounts',
  'checkout',
  'coupons',
  'invoicePayments',
  'refunds',
  'subscriptions',
];

const IMPORT = /^import \{ (\w+),? \} from '\.\/resources(?:\/[\w/]+)?\.js';\n/gm;
const INSTANCE = /^ {8}this\.(\w+) = new (\w+)\(this\);\n/gm;

/** The client with the resources that are called, and without those that are not. */
const trimmed = (source: string): string => {
  const kept = new Set<string>();
  const instances = source.replace(INSTANCE, (line, name: string, type: string) => {
    if (!STRIPE_RESOURCES.includes(name)) return '';
    kept.add(type);
    return line;
  });
  if (kept.size !== STRIPE_RESOURCES.length) throw new Error('Stripe no longer has a resource that is called');
  const imports = instances.replace(IMPORT, (line, type: string) => (kept.has(type) ? line : ''));
  const alone = swap(imports, "import * as resources from './resources.js';\n", 'const resources = {};\n');
  return swap(alone, '        this.account = this.accounts;\n', '');
};

const file = (name: string): RegExp => new RegExp(`/stripe/esm/${name}\\.js$`);

const ACCOUNT_PARTS = ['Capability', 'ExternalAccount', 'Person'];
const ACCOUNT_METHODS = [
  ...['del', 'retrieve', 'update', 'retrieveCurrent', 'list', 'reject', 'unreject', 'createLoginLink'],
  ...['listCapabilities', 'retrieveCapability', 'updateCapability', 'listExternalAccounts', 'listPersons'],
  ...ACCOUNT_PARTS.slice(1).flatMap((part) => ['delete', 'retrieve', 'update', 'create'].map((verb) => verb + part)),
];

/** Stripe's library with what the service calls of it. */
export const stripe: readonly Replacement[] = [
  { file: file('stripe\\.esm\\.node'), change: trimmed },
  // Events of the second API are not taken, amounts are integers, and no list is read past its first page.
  instead(file('StripeEventNotificationHandler'), 'export class StripeEventNotificationHandler {}'),
  instead(file('Decimal'), 'export const Decimal = {};'),
  instead(
    file('V2Coercion'),
    `export const coerceV2RequestData = (data) => data;
     export const coerceV2ResponseData = (data) => data;`,
  ),
  instead(file('autoPagination'), 'export const makeAutoPaginationMethods = () => ({});'),
  cut(file('resources/Checkout/Sessions'), ['list', 'update', 'listLineItems']),
  cut(file('resources/Subscriptions'), [
    ...['retrieve', 'deleteDiscount', 'list', 'create', 'search', 'migrate', 'pause', 'resume'],
  ]),
  cut(file('resources/Accounts'), ACCOUNT_METHODS),
];
