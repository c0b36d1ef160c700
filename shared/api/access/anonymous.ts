import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { hubTeam } from '../../hubs/hubs/hub-pointer.ts';
import { type Admission, type AdmissionRequest, hubMissing } from './admission.ts';

/** Without a credential, only public resources are accessible: a hub by its id, and its public children. */
export const admitAnonymous = async (request: AdmissionRequest): Promise<Admission> => {
  const { params, db } = request;
  const caller = { kind: 'anonymous' } as const;
  const team = params.hub_id === undefined ? undefined : await hubTeam(db, params.hub_id);
  const hub = team && params.hub_id ? await db.get<HubItem>(hubItemKey({ team, hub: params.hub_id })) : undefined;
  return { caller, team: team ?? '', hub, missing: hubMissing(request, hub) };
};
