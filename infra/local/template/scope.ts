import type { Json, JsonObject } from '../json.ts';

/** The values that intrinsic functions can refer to. */
export interface Scope {
  readonly ref: (name: string) => Json;
  readonly attribute: (logicalId: string, name: string) => Json;
  readonly conditions: JsonObject;
  readonly mappings: JsonObject;
}
