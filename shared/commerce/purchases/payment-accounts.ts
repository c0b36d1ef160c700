import { all, compare, equals, free, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import type { AccountState } from '../payments/payments.ts';

const paymentAccountEntity = /* @__PURE__ */ entity('payment_account');
const paymentAccountPointerEntity = /* @__PURE__ */ entity('payment_account_pointer');

export const ACCOUNT_STATUSES = ['pending', 'active', 'restricted'] as const;

/** The connected account of a team at the payment provider. */
interface PaymentAccountItem extends AccountState {
  /** The id of the team. */
  readonly id: string;
  readonly team_id: string;
  readonly provider: string;
  readonly status: (typeof ACCOUNT_STATUSES)[number];
  /** The country that was sent with the request that created it. Missing in accounts from before it was stored. */
  readonly country?: string | null;
  /** The time of the reported state and its event, sortable. The name is stored: renaming needs a migration. */
  readonly told: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const accountKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'PAYMENT_ACCOUNT' });

const pointerKey = (provider: string, account: string): Key => ({
  pk: `PAYMENT_ACCOUNT#${provider}#${account}`,
  sk: 'TEAM',
});

const statusOf = ({ charges_enabled, details_submitted }: AccountState): PaymentAccountItem['status'] => {
  if (charges_enabled) return 'active';
  return details_submitted ? 'restricted' : 'pending';
};

/** Sorts by time, then by event. */
const reportMarker = ({ at, id }: { readonly at: number; readonly id: string }): string =>
  `${String(at).padStart(12, '0')}#${id}`;

export const paymentAccounts = (db: Table, team: TeamId) => ({
  get: () => db.get<PaymentAccountItem>(accountKey(team)),

  /** The account of the team, and whether this call created it. Concurrent calls create one account. */
  async create(
    provider: string,
    { country, ...state }: AccountState & { readonly country: string | null },
    actor: Actor,
    now: Date,
  ): Promise<{ readonly account: PaymentAccountItem | undefined; readonly made: boolean }> {
    const timestamp = now.toISOString();
    const item: PaymentAccountItem = {
      id: team,
      team_id: team,
      provider,
      country,
      status: statusOf(state),
      ...state,
      told: reportMarker({ at: 0, id: '' }),
      created_at: timestamp,
      updated_at: timestamp,
    };
    const written = await db.transact([
      { put: { ...accountKey(team), entity: paymentAccountEntity, ...item, actor: { ...actor } }, condition: free },
      {
        put: { ...pointerKey(provider, state.account_id), entity: paymentAccountPointerEntity, team_id: team },
        condition: free,
      },
    ]);
    return { account: await db.get<PaymentAccountItem>(accountKey(team)), made: written.ok };
  },
});

/** The step that applies a reported account state. Empty for an unknown account or an outdated report. */
export const accountSteps = async (
  db: Table,
  provider: string,
  state: AccountState,
  { account, at, id }: PaymentEvent,
  now: Date,
): Promise<readonly Step[]> => {
  if (account === null || account !== state.account_id) return [];
  const pointer = await db.get<{ team_id: string }>(pointerKey(provider, account));
  const current = pointer && (await paymentAccounts(db, pointer.team_id).get());
  const told = reportMarker({ at, id });
  if (!current || current.provider !== provider || current.account_id !== account || current.told >= told) return [];
  const set = { ...state, status: statusOf(state), told, updated_at: now.toISOString() };
  return [
    {
      label: 'account',
      update: accountKey(current.team_id),
      change: { set: { ...set, actor: { type: 'system', id: 'payments' } } },
      condition: all(live, equals('told', current.told), compare('told', '<', told)),
    },
  ];
};

const paymentAccountEvents = /* @__PURE__ */ plainLifecycle<PaymentAccountItem>({
  thing: 'payment_account',
  resource_type: 'payment_accounts',
  id: ({ team_id }) => team_id,
  hidden: ['told'],
});

export const paymentAccountKind = {
  entity: paymentAccountEntity,
  key: ['TEAM#{team}', 'PAYMENT_ACCOUNT'],
  events: paymentAccountEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: "the account that receives a team's payments",
} as const satisfies RowKind;

export const paymentAccountPointerKind = {
  entity: paymentAccountPointerEntity,
  key: ['PAYMENT_ACCOUNT#{provider}#{account}', 'TEAM'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
} as const satisfies RowKind;
