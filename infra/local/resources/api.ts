import { objectOf, stringOf } from '../json.ts';
import type { Provision } from './resource.ts';

export const httpApi: Provision = (id, properties, { api, origin }) => {
  if (properties.ProtocolType !== 'HTTP') throw new Error(`${id}: the local stack only supports HTTP APIs.`);
  if (api.id) throw new Error(`${id}: the local stack only supports one HTTP API.`);
  api.id = `local${id.toLowerCase()}`;
  api.cors = properties.CorsConfiguration === undefined ? undefined : objectOf(properties.CorsConfiguration);
  return { ref: api.id, attributes: { ApiEndpoint: origin, ApiId: api.id } };
};

const functionArnOf = (uri: string): string => /arn:[^:]+:lambda:[^/]+?:function:[^/]+/.exec(uri)?.[0] ?? '';

export const integration: Provision = (id, properties, { api }) => {
  if (properties.IntegrationType !== 'AWS_PROXY' || String(properties.PayloadFormatVersion) !== '2.0') {
    throw new Error(`${id}: the local stack only supports AWS_PROXY integrations with payload format 2.0.`);
  }
  api.integrations.set(id, functionArnOf(stringOf(properties.IntegrationUri)));
  return { ref: id, attributes: { IntegrationId: id } };
};

export const apiRoute: Provision = (id, properties, { api }) => {
  const key = stringOf(properties.RouteKey);
  const [method = '', path] = key.split(' ');
  const target = stringOf(properties.Target).replace(/^integrations\//, '');
  api.routes.push({ key, method: path === undefined ? 'ANY' : method, path: path ?? method, integration: target });
  return { ref: id, attributes: { RouteId: id } };
};

/** Only the `$default` stage is supported: another name would be part of every path. */
export const apiStage: Provision = (id, { StageName }) => {
  if (StageName !== '$default') throw new Error(`${id}: the local stack only supports the stage $default.`);
  return { ref: '$default' };
};
