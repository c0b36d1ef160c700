import { nearest } from '../../platform/text/nearest.ts';

const inBraces = (name: string): string => `\`{{${name}}}\``;

/** Why a placeholder is refused, the one that was probably meant, and all that exist. */
export const explainPlaceholder = (name: string, known: readonly string[]): string => {
  const near = nearest(name.toLowerCase(), known);
  const hint = near === undefined ? '' : ` Did you mean ${inBraces(near)}?`;
  return `${inBraces(name)} is not a placeholder.${hint} Placeholders are ${known.map(inBraces).join(', ')}.`;
};
