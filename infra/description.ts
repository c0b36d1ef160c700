import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../functions/groups.ts';
import { openApi } from '../shared/api/openapi.ts';
import type { Examples } from '../shared/platform/http/openapi/examples.ts';

/** The folder with the recorded example responses of the groups. */
export const examplesFile = (group: string): string => join(import.meta.dirname, 'docs', 'examples', `${group}.json`);

export const readExamples = (): Examples =>
  Object.assign(
    {},
    ...groups
      .map(({ name }) => examplesFile(name))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );

/** The OpenAPI document as served: the routes with their recorded example responses. */
export const description = () => openApi(groups, readExamples());
