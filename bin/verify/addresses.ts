import { randomBytes } from 'node:crypto';

/** Amazon SES accepts and discards emails to this address: "Using the mailbox simulator" in the SES developer guide. */
const SIMULATOR = 'simulator.amazonses.com';

export const newRunId = (): string => randomBytes(5).toString('hex');

/** The address of a person of the run. Nobody receives emails to it. */
export const addressOf = (run: string, person: string): string => `success+verify-${run}-${person}@${SIMULATOR}`;

export const newPassword = (): string => randomBytes(24).toString('base64url');
