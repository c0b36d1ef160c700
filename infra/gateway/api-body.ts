import type { ThrottledRoute } from './costly-routes.ts';
import { DEFAULT_PATH } from './match.ts';

/** One function behind the API. */
interface Integration {
  /** The invocation URI of the function's alias. */
  readonly uri: string;
  /** The role with which the API invokes it. */
  readonly role: string;
}

interface BodyProps {
  readonly name: string;
  readonly description: string;
  readonly cors: Readonly<Record<string, unknown>>;
  /** Whether clients must use the API's own domain. */
  readonly ownDomainOnly: boolean;
  readonly routes: readonly ThrottledRoute[];
  readonly integrationOf: (owner: string) => Integration;
}

const INTEGRATIONS = 'x-amazon-apigateway-integrations';

const integrationNamed = ({ uri, role }: Integration) => ({
  type: 'aws_proxy',
  httpMethod: 'POST',
  payloadFormatVersion: '2.0',
  uri,
  credentials: role,
});

const variablesOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^}+]+)\+?\}/g)].map((match) => match[1] ?? '');

const operationOf = ({ path, owner }: ThrottledRoute) => {
  const parameters = variablesOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    ...(path === DEFAULT_PATH && { isDefaultRoute: true }),
    ...(parameters.length > 0 && { parameters }),
    responses: { default: { description: `The response of ${owner}` } },
    'x-amazon-apigateway-integration': { $ref: `#/components/${INTEGRATIONS}/${owner}` },
  };
};

/**
 * The OpenAPI document that API Gateway imports: each route once, each function once. The gateway refuses a name, a
 * protocol or CORS next to a body, so the body contains them (Amazon API Gateway Developer Guide, "OpenAPI extensions").
 */
export const apiBody = ({ name, description, cors, ownDomainOnly, routes, integrationOf }: BodyProps) => {
  const owners = [...new Set(routes.map(({ owner }) => owner))].toSorted();
  return {
    openapi: '3.0.1',
    info: { title: name, description, version: '1' },
    /* In OpenAPI 3 the extension belongs to a server ("x-amazon-apigateway-endpoint-configuration object"). */
    servers: [{ url: '/', 'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: ownDomainOnly } }],
    paths: Object.fromEntries(
      routes.map((route) => [route.path, { 'x-amazon-apigateway-any-method': operationOf(route) }]),
    ),
    components: {
      [INTEGRATIONS]: Object.fromEntries(owners.map((owner) => [owner, integrationNamed(integrationOf(owner))])),
    },
    'x-amazon-apigateway-cors': cors,
    'x-amazon-apigateway-importexport-version': '1.0',
  };
};
