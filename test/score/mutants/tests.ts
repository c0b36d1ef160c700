import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';

/** The projects whose code runs in the process of the test, where a defect of one file can be set. */
const IN_PROCESS = ['unit', 'isolated', 'slow'];

const isInProcess = ({ project, moduleId }: TestSpecification): boolean =>
  IN_PROCESS.includes(project.name) &&
  !moduleId.includes('/test/simulator/') &&
  !/support\/(?:browser|open-page|open-form|axe)\.ts'/.test(readFileSync(moduleId, 'utf8'));

/** The test files of a tree that can judge a defect, by their paths. */
export const testsOf = async (vitest: Vitest, folder: string): Promise<ReadonlyMap<string, TestSpecification>> => {
  const all = await vitest.globTestSpecifications();
  return new Map(all.filter(isInProcess).map((one) => [relative(folder, one.moduleId), one]));
};
