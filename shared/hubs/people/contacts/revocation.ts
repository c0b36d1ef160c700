import type { ContactItem } from './contact-item.ts';

/** What an access token, a stream ticket or a connection says about when its contact signed in. */
interface Presented {
  /** The generation of the credential that was used to sign in. */
  readonly generation: number;
  /** When a ticket was issued or renewed with a token; access tokens have none and outlast a sign-out. */
  readonly proved_at?: string | undefined;
}

/** Whether the credential is of an earlier generation, or a ticket from before the contact signed out. */
export const isRevokedFor = (
  { least_generation = 0, signed_out_at = '' }: Pick<ContactItem, 'least_generation' | 'signed_out_at'>,
  { generation, proved_at }: Presented,
): boolean => generation < least_generation || (proved_at !== undefined && proved_at <= signed_out_at);
