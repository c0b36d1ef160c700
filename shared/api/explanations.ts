/* What explains a refused request. A bundle has stored-explanations.ts in the place of this module. */
export { explainPlaceholder } from '../downstream/automations/explain-placeholder.ts';
export { errorsDocument } from '../platform/http/errors-document.ts';
export { explained } from '../platform/http/expected.ts';
export { nearestPath } from '../platform/http/nearest-path.ts';
export {
  capitalized,
  didYouMean,
  sortValues,
  suggestedParameter,
  supported,
  unsupportedName,
} from '../platform/http/parameter-names.ts';
export { bodyProblems, parameterProblems } from '../platform/http/schema-problems.ts';
export { whyUnauthorized, whyWrongKind } from './access/reasons.ts';
