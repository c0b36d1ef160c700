import { opened } from '../../access/gate.ts';
import type { HubItem } from '../../hubs/hub-item.ts';
import type { Subject } from '../../identity/token.ts';
import { isAdmitted, isTurnedAway, type MemberItem, memberKey } from '../../members/member-item.ts';
import { refuse } from '../errors.ts';
import { type Admission, type AdmissionRequest, forbidden, hubKeyOf } from './admission.ts';

type Contact = Extract<Subject, { kind: 'contact' }>;

export const admitContact = async (subject: Contact, request: AdmissionRequest): Promise<Admission> => {
  const { rule, params, db, now } = request;
  const { id, team } = subject;
  if (params.team_id !== undefined && params.team_id !== team) throw forbidden('You are not in this team.');
  const hubKey = hubKeyOf(team, params);
  const more = rule.beside?.(team, subject, params) ?? [];
  if (!hubKey) {
    const caller = { kind: 'contact', id, team, member: undefined } as const;
    const beside = await db.getMany(more);
    return { caller, team, hub: undefined, missing: params.hub_id !== undefined, beside };
  }
  const inHub = { team, hub: params.hub_id ?? '' };
  const [hub, member, ...beside] = (await db.getMany([hubKey, memberKey(inHub, id), ...more])) as [
    HubItem?,
    MemberItem?,
    ...unknown[],
  ];
  const inside = hub !== undefined && member !== undefined && isAdmitted(member, now);
  const admitted = inside || (hub !== undefined && rule.anyStanding === true);
  if (hub && !admitted && isTurnedAway(member?.status)) throw refuse('account_suspended');
  const caller = { kind: 'contact', id, team, member: inside ? member : undefined } as const;
  if (admitted && hub.gated && !rule.ungated) {
    const open = await opened(db, caller, inHub, [{ ...hub, type: 'hub' }], new Date(now));
    if (!open.has(hub.id)) throw refuse('access_rule_not_met');
  }
  return { caller, team, hub: admitted ? hub : undefined, missing: !admitted, beside };
};
