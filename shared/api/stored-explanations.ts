import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lazy } from '../platform/runtime/lazy.ts';
import type * as Explanations from './explanations.ts';

/** The file next to each bundle with what explains a refused request. */
export const EXPLANATIONS_FILE = 'explanations.js';

/** Loads the file once, at the first request that must be explained: no other needs it. */
const stored = lazy((): typeof Explanations => {
  const file = join(import.meta.dirname, EXPLANATIONS_FILE);
  return createRequire(file)(file);
});

type Explain<Given extends readonly unknown[], Text> = (...given: Given) => Text;

const later =
  <Given extends readonly unknown[], Text>(of: (all: typeof Explanations) => Explain<Given, Text>) =>
  (...given: Given): Text =>
    of(stored())(...given);

export const bodyProblems = later((all) => all.bodyProblems);
export const capitalized = later((all) => all.capitalized);
export const didYouMean = later((all) => all.didYouMean);
export const errorsDocument = later((all) => all.errorsDocument);
export const explainPlaceholder = later((all) => all.explainPlaceholder);
export const explained = later((all) => all.explained);
export const nearestPath = later((all) => all.nearestPath);
export const parameterProblems = later((all) => all.parameterProblems);
export const sortValues = later((all) => all.sortValues);
export const suggestedParameter = later((all) => all.suggestedParameter);
export const supported = later((all) => all.supported);
export const unsupportedName = later((all) => all.unsupportedName);
export const whyUnauthorized = later((all) => all.whyUnauthorized);
export const whyWrongKind = later((all) => all.whyWrongKind);
