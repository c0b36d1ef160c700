import type { createDocument } from 'zod-openapi';
import type { CallerRule } from '../../../../../shared/api/callers.ts';
import { openApi } from '../../../../../shared/api/openapi.ts';
import type { Route } from '../../../../../shared/api/route.ts';
import type { DocumentedGroup } from '../../../../../shared/platform/http/openapi/document.ts';

type Document = ReturnType<typeof createDocument>;

/** A JSON document of unknown shape. */
export interface Json {
  readonly [name: string]: Json;
}

/** The document as serialized JSON, with its references. */
export const written = (document: Document): Json => JSON.parse(JSON.stringify(document));

export const documentOf = (routes: readonly Route<unknown>[], uses: readonly string[] = ['table']): Json => {
  const group: DocumentedGroup<CallerRule> = { name: 'samples', routes, uses };
  return written(openApi([group]));
};

/** Resolves a reference; returns any other value unchanged. */
export const resolved = (document: Json, value: Json | undefined): Json | undefined => {
  const reference = value?.$ref;
  if (reference === undefined) return value;
  return String(reference)
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((at, name) => at?.[name], document);
};

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly value: Json;
}

export const operationsOf = (document: Json): readonly Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => ({ path, method: method.toUpperCase(), value })),
  );
