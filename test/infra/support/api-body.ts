import type { Template } from 'aws-cdk-lib/assertions';
import { found, resourcesOf } from './template.ts';

interface Operation {
  readonly isDefaultRoute?: boolean;
  readonly 'x-amazon-apigateway-integration': { readonly $ref: string };
}

interface Body {
  readonly openapi: string;
  readonly info: { readonly title: string };
  readonly paths: Readonly<Record<string, { readonly 'x-amazon-apigateway-any-method': Operation }>>;
  readonly components: {
    readonly 'x-amazon-apigateway-integrations': Readonly<
      Record<string, { readonly uri: unknown; readonly credentials: unknown }>
    >;
  };
  readonly 'x-amazon-apigateway-cors': Readonly<Record<string, readonly string[]>>;
  readonly servers: readonly [
    { readonly 'x-amazon-apigateway-endpoint-configuration': { readonly disableExecuteApiEndpoint: boolean } },
  ];
}

/** The OpenAPI body of a template's HTTP API. */
export const bodyOf = (template: Template): Body =>
  found(resourcesOf(template, 'AWS::ApiGatewayV2::Api').find(([, { Properties }]) => Properties.Body !== undefined))
    .Body as Body;
