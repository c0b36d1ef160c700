import { randomBytes } from 'node:crypto';
import type { Session } from './session.ts';

/** The path of the hub's webhook endpoints. */
const endpointsOf = async ({ team, hub }: Session) => ({ team_id: await team(), hub_id: await hub() });

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Creates an endpoint with a secret from this machine, because the service never returns secrets. */
export const makeEndpoint = async (
  session: Session,
  attributes: { readonly url: string; readonly description?: string },
  secret: string,
) => {
  const { demand } = await import('../../shared/client/failure.ts');
  return demand(
    session.client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints', {
      params: { path: await endpointsOf(session) },
      body: { data: { type: 'webhook_endpoints', attributes: { ...attributes, secret } } },
    }),
  );
};

/** Replaces the secret of an endpoint by one from this machine. */
export const rotateSecret = async (session: Session, endpoint_id: string, secret: string) => {
  const { demand } = await import('../../shared/client/failure.ts');
  return demand(
    session.client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/rotate-secret', {
      params: { path: { ...(await endpointsOf(session)), endpoint_id } },
      body: { data: { type: 'webhook_endpoints', attributes: { secret } } },
    }),
  );
};

export const deleteEndpoint = async (session: Session, endpoint_id: string) =>
  session.client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}', {
    params: { path: { ...(await endpointsOf(session)), endpoint_id } },
  });
