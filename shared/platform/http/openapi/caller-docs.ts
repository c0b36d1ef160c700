import type { ErrorCode } from '../error-codes.ts';
import type { CallerRule, RouteDeclaration } from '../route.ts';
import type { ParameterName } from './shared-parameters.ts';

/** What the document says about the callers of a route. The service that defines the caller rules supplies it. */
export interface CallerDocs<Rule extends CallerRule> {
  securityOf(route: RouteDeclaration<Rule>): Record<string, string[]>[];
  /** Who may call the route, in a sentence. */
  callersOf(route: RouteDeclaration<Rule>): string;
  /** The codes that admission refuses with. */
  refusalsOf(route: RouteDeclaration<Rule>): readonly ErrorCode[];
  /** Parameters that admission reads. */
  parametersOf(route: RouteDeclaration<Rule>): readonly ParameterName[];
}
