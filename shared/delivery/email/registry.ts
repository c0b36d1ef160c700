import type { ProviderDeclaration } from '../../platform/aws/provider-declaration.ts';
import { resend } from './resend/declaration.ts';
import { ses } from './ses/declaration.ts';

/** The email providers, by the name that callback paths and stored rows use. Loads no adapter. */
export const EMAIL_PROVIDERS = { ses, resend } as const satisfies Readonly<Record<string, ProviderDeclaration>>;

export type EmailProviderName = keyof typeof EMAIL_PROVIDERS;
