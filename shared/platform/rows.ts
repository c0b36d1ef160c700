import { callbackKind } from './callbacks/callback-item.ts';
import { sharedSecretKind } from './db/secret.ts';
import { idempotencyKind } from './http/idempotency.ts';
import { streamEntryKind } from './ledger/hub-stream.ts';
import { ledgerEventKind } from './ledger/ledger-key.ts';
import { limitKind } from './limits/counter-item.ts';

export const PLATFORM_ROWS = [
  callbackKind,
  ledgerEventKind,
  idempotencyKind,
  limitKind,
  sharedSecretKind,
  streamEntryKind,
] as const;
