import type { ZodOpenApiObject } from 'zod-openapi';
import type { ErrorCode } from '../error-codes.ts';
import type { CallerRule, RouteDeclaration } from '../route.ts';
import type { ParameterName } from './shared-parameters.ts';

/** The introduction of the OpenAPI document and the documentation of caller rules, supplied by the service. */
export interface CallerDocs<Rule extends CallerRule> {
  readonly info: ZodOpenApiObject['info'];
  /** The tokens that `Authorization: Bearer` takes. */
  readonly bearer: string;
  securityOf(route: RouteDeclaration<Rule>): Record<string, string[]>[];
  /** One sentence about who may call the route. */
  callersOf(route: RouteDeclaration<Rule>): string;
  /** The error codes of admission. */
  refusalsOf(route: RouteDeclaration<Rule>): readonly ErrorCode[];
  /** The parameters that admission reads. */
  parametersOf(route: RouteDeclaration<Rule>): readonly ParameterName[];
}
