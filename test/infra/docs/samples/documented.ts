import { description } from '../../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../../infra/docs/document.ts';
import { type Language, type Sample, samplesOf } from '../../../../infra/docs/samples/samples.ts';

export const document: ApiDocument = JSON.parse(JSON.stringify(description()));

/** The operations that a caller can request. */
export const operations = operationsOf(document).filter(({ isWebhook }) => !isWebhook);

/** The sample of each operation as the reference shows it. */
export const samplesIn = (language: Language): readonly (Sample & { readonly id: string })[] =>
  operations.flatMap((operation) =>
    samplesOf(operation, document)
      .filter((sample) => sample.language === language)
      .map((sample) => ({ ...sample, id: operation.id })),
  );
