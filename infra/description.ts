import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../functions/groups.ts';
import { openApi } from '../shared/api/openapi.ts';
import type { Examples } from '../shared/platform/http/openapi/examples.ts';

/** Where the answers are kept that the routes of a group gave once. */
export const examplesFile = (group: string): string =>
  join(import.meta.dirname, '..', 'functions', 'system', 'docs', 'examples', `${group}.json`);

export const readExamples = (): Examples =>
  Object.assign(
    {},
    ...groups
      .map(({ name }) => examplesFile(name))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );

/** The OpenAPI document as it is served: the routes, and what they answered once. */
export const description = () => openApi(groups, readExamples());
