import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../shared/client/client.ts';
import type { Session } from './session.ts';

type Endpoint = Schemas['WebhookEndpoint'];

interface Made {
  readonly document: { readonly data: Endpoint };
  /** The service never shows it. */
  readonly secret: string;
}

/** Where the endpoints of the hub are. */
export const endpointsOf = async ({ team, hub }: Session) => ({ team_id: await team(), hub_id: await hub() });

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Makes an endpoint whose signing secret is made here. */
export const makeEndpoint = async (
  session: Session,
  attributes: { readonly url: string; readonly description?: string },
  secret: string,
): Promise<Made> => {
  const { demand } = await import('../../shared/client/failure.ts');
  const document = await demand(
    session.client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints', {
      params: { path: await endpointsOf(session) },
      body: { data: { type: 'webhook_endpoints', attributes: { ...attributes, secret } } },
    }),
  );
  return { document, secret };
};

export const deleteEndpoint = async (session: Session, endpoint_id: string) =>
  session.client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}', {
    params: { path: { ...(await endpointsOf(session)), endpoint_id } },
  });
