import { type DocumentedGroup, openApi as document } from '../platform/http/openapi/document.ts';
import type { Examples } from '../platform/http/openapi/examples.ts';
import { callerDocs } from './caller-docs.ts';
import type { CallerRule } from './callers.ts';
import { withUsualDescriptions } from './describe-usual.ts';

/** The OpenAPI document of this service's routes. Deterministic, byte for byte. */
export const openApi = (groups: readonly DocumentedGroup<CallerRule>[], examples: Examples = {}) => {
  const { components, ...described } = document(groups, callerDocs, examples);
  return {
    ...described,
    components: { ...components, schemas: withUsualDescriptions(components?.schemas ?? {}, described.paths ?? {}) },
  };
};
