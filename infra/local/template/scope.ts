import type { Json, JsonObject } from '../json.ts';

/** What the intrinsic functions of a template refer to. */
export interface Scope {
  readonly ref: (name: string) => Json;
  readonly attribute: (logicalId: string, name: string) => Json;
  readonly conditions: JsonObject;
  readonly mappings: JsonObject;
}
