import { type JsonObject, objectOf, stringOf } from '../json.ts';
import { functionArnOf } from './integration-uri.ts';
import type { Provision } from './resource.ts';
import type { ApiRoute } from './served-api.ts';
import { webSocketApi } from './socket-api.ts';

const ANY = 'x-amazon-apigateway-any-method';
const INTEGRATION = 'x-amazon-apigateway-integration';

/** The integrations of the body's components: the function's ARN by reference. */
const integrationsOf = (id: string, components: JsonObject): Map<string, string> => {
  const named = objectOf(components[`${INTEGRATION}s`]);
  const functions = Object.entries(named).map(([name, value]) => {
    const { type, payloadFormatVersion, uri } = objectOf(value);
    if (stringOf(type).toLowerCase() !== 'aws_proxy' || String(payloadFormatVersion) !== '2.0')
      throw new Error(`${id}: the local stack only supports AWS_PROXY integrations with payload format 2.0.`);
    return [`#/components/${INTEGRATION}s/${name}`, functionArnOf(stringOf(uri))] as const;
  });
  return new Map(functions);
};

const routesOf = (id: string, paths: JsonObject): ApiRoute[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).map(([name, operation]) => {
      const method = name === ANY ? 'ANY' : name.toUpperCase();
      const integration = stringOf(objectOf(objectOf(operation)[INTEGRATION]).$ref);
      if (integration === '') throw new Error(`${id}: ${method} ${path} refers to no integration.`);
      return { key: path.startsWith('/') ? `${method} ${path}` : path, method, path, integration };
    }),
  );

/** The API of an OpenAPI body, as API Gateway imports it, or a WebSocket API. */
export const gatewayApi: Provision = (id, properties, world) =>
  properties.ProtocolType === 'WEBSOCKET' ? webSocketApi(id, properties, world) : httpApi(id, properties, world);

const httpApi: Provision = (id, { Body, ...others }, { api, origin }) => {
  const redundant = Object.keys(others).filter((name) => ['Name', 'ProtocolType', 'CorsConfiguration'].includes(name));
  if (Body === undefined || redundant.length > 0)
    throw new Error(
      `${id}: the local stack only supports an HTTP API with a Body and without ${redundant.join(', ')}.`,
    );
  if (api.id) throw new Error(`${id}: the local stack only supports one HTTP API.`);
  const { paths, components, 'x-amazon-apigateway-cors': cors } = objectOf(Body);
  api.id = `local${id.toLowerCase()}`;
  api.cors = cors === undefined ? undefined : objectOf(cors);
  api.routes.push(...routesOf(id, objectOf(paths)));
  for (const [name, functionArn] of integrationsOf(id, objectOf(components))) api.integrations.set(name, functionArn);
  const lost = api.routes.filter(({ integration }) => !api.integrations.has(integration));
  if (lost.length > 0) throw new Error(`${id}: ${lost[0]?.key} refers to an integration that the body does not have.`);
  return { ref: api.id, attributes: { ApiEndpoint: origin, ApiId: api.id } };
};

/** Of the HTTP API, only the `$default` stage is supported: another name would be part of every path. */
export const apiStage: Provision = (id, { ApiId, StageName }, { socketApi }) => {
  if (ApiId === socketApi.id) {
    socketApi.stage = stringOf(StageName);
    return { ref: socketApi.stage };
  }
  if (StageName !== '$default') throw new Error(`${id}: the local stack only supports the stage $default.`);
  return { ref: '$default' };
};
