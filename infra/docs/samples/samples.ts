import type { ApiDocument, Operation } from '../document.ts';
import { bodyExample, type Call, callOf, type Values } from './call.ts';
import { curlOf } from './curl.ts';
import { pythonOf } from './python.ts';
import { typescriptOf } from './typescript.ts';

export type Language = 'ts' | 'sh' | 'python';

/** A program that calls an operation and prints the result. It reads `API` and `TOKEN` from the environment. */
export interface Sample {
  readonly language: Language;
  readonly code: string;
}

/** A sample with its own caption. */
interface LabelledSample extends Sample {
  readonly label: string;
}

const LANGUAGES: readonly (readonly [Language, write: (call: Call) => string])[] = [
  ['ts', typescriptOf],
  ['sh', curlOf],
  ['python', pythonOf],
];

/** The samples of an operation in each language: with the recorded example, or with these values. */
export const samplesOf = (operation: Operation, document: ApiDocument, values?: Values): readonly Sample[] => {
  const call = callOf(operation, document, values);
  return LANGUAGES.map(([language, write]) => ({ language, code: write(call) }));
};

/** A curl command for each further media type that an operation reads, such as `text/csv`. */
export const furtherSamplesOf = (operation: Operation, document: ApiDocument): readonly LabelledSample[] => {
  const [, ...further] = Object.entries(operation.body?.content ?? {});
  return further.map(([mediaType, content]) => {
    const body = { mediaType, value: bodyExample(content, document) };
    return {
      language: 'sh',
      label: `curl with ${mediaType}`,
      code: curlOf({ ...callOf(operation, document), body }),
    };
  });
};
