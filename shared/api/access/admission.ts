import { whyWrongKind } from '#explanations';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type Refusal, refuse } from '../../platform/http/errors.ts';
import { isId } from '../../platform/ids/id.ts';
import type { Caller, CallerRule } from '../callers.ts';

/** The admitted caller, in the tenant of the route. */
export interface Admission {
  readonly caller: Caller;
  readonly team: TeamId;
  readonly hub: HubItem | undefined;
  /** The resource of the path does not exist for this caller. Answered with 404 after the request is validated. */
  readonly missing: boolean;
  /** The rows of the rule's `prefetch`, in its order. */
  readonly prefetched?: readonly unknown[];
  /** Work that must finish before the response is sent, but that the response does not depend on. */
  readonly background?: Promise<unknown>;
}

/** Why a caller is not admitted. */
type Refused = Refusal<
  'access_rule_not_met' | 'account_suspended' | 'forbidden' | 'sso_required' | 'team_context_required' | 'unauthorized'
>;

/** The admitted caller, or the refusal with 401, 403 or 400. */
export type AdmissionOutcome = Admission | Refused;

export interface AdmissionRequest {
  readonly rule: CallerRule;
  readonly params: Readonly<Record<string, string>>;
  /** `X-Team-ID`. */
  readonly teamHeader: string | undefined;
  readonly db: Table;
  readonly now: number;
}

export const forbidden = (detail?: string): Refusal<'forbidden'> => refuse('forbidden', detail ? { detail } : {});

/** The detail about a value in the path that is not an id. */
export const notAnId = (name: string): string =>
  `\`${name}\` in the path is not an id. Send the UUID of 36 characters that the API returned.`;

/** 403 for the team of the path, whether or not it exists. */
export const foreignTeam = ({ team_id }: Readonly<Record<string, string>>, detail: string): Refusal<'forbidden'> =>
  forbidden(team_id === undefined || isId(team_id) ? detail : notAnId('team_id'));

export const wrongKind = (rule: CallerRule): Refusal<'forbidden'> => refuse('forbidden', whyWrongKind(rule));

/** The key of the path's hub; `undefined` if there is none or an id is malformed. */
export const hubKeyOf = (team: TeamId, { hub_id: hub }: Readonly<Record<string, string>>): Key | undefined =>
  hub !== undefined && isId(hub) && isId(team) ? hubItemKey({ team, hub }) : undefined;

/** Whether the hub of the path was not found. */
export const hubMissing = ({ params }: AdmissionRequest, hub: HubItem | undefined): boolean =>
  params.hub_id !== undefined && hub === undefined;
