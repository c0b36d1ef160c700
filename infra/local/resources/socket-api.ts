import { stringOf } from '../json.ts';
import { functionArnOf } from './integration-uri.ts';
import type { Provision } from './resource.ts';
import type { ServedSocketApi } from './served-api.ts';

const SUPPORTED = '$request.body.type';

export const emptySocketApi = (): ServedSocketApi => {
  const integrations = new Map<string, string>();
  const routes = new Map<string, string>();
  return {
    id: '',
    stage: '',
    integrations,
    routes,
    functionOf: (routeKey) => integrations.get(routes.get(routeKey) ?? ''),
  };
};

/** The WebSocket API. Its routes and integrations are resources of their own. */
export const webSocketApi: Provision = (id, { RouteSelectionExpression }, { socketApi, origin }) => {
  if (socketApi.id) throw new Error(`${id}: the local stack only supports one WebSocket API.`);
  if (RouteSelectionExpression !== SUPPORTED)
    throw new Error(`${id}: the local stack only supports the route selection expression ${SUPPORTED}.`);
  socketApi.id = `local${id.toLowerCase()}`;
  return { ref: socketApi.id, attributes: { ApiEndpoint: origin.replace('http', 'ws'), ApiId: socketApi.id } };
};

export const integration: Provision = (id, { IntegrationType, IntegrationUri }, { socketApi }) => {
  if (IntegrationType !== 'AWS_PROXY') throw new Error(`${id}: the local stack only supports AWS_PROXY integrations.`);
  socketApi.integrations.set(id, functionArnOf(stringOf(IntegrationUri)));
  return { ref: id };
};

/** Every message is handled by `$default`: the template has no other routes of messages. */
export const route: Provision = (id, { RouteKey, Target }, { socketApi }) => {
  const key = stringOf(RouteKey);
  if (!key.startsWith('$')) throw new Error(`${id}: the local stack does not select routes of a WebSocket API.`);
  socketApi.routes.set(key, stringOf(Target).replace('integrations/', ''));
  return { ref: id };
};
