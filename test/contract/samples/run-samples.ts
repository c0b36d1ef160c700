import { expect } from 'vitest';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../infra/docs/document.ts';
import { callOf } from '../../../infra/docs/samples/call.ts';
import { type Language, samplesOf } from '../../../infra/docs/samples/samples.ts';
import { type Received, routeOf, type Send } from '../../functions/system/examples/send.ts';
import type { StackProxy } from '../support/proxy.ts';
import type { ProgramRunner } from './program-runner.ts';
import { comparison, type SeenRequest } from './seen-request.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));

/** The operations that a caller can request, by name. */
export const OPERATIONS = new Map(
  operationsOf(document)
    .filter(({ isWebhook }) => !isWebhook)
    .map((operation) => [operation.id, operation] as const),
);

type Answer = ReturnType<typeof callOf>['answer'];

/** The body of the response, from the values that a TypeScript or Python sample printed. */
const PRINTED: Readonly<Record<Answer, (printed: readonly unknown[]) => unknown>> = {
  resource: ([data]) => ({ data }),
  list: (data) => ({ data }),
  document: ([body]) => body,
  text: ([text]) => text,
  none: () => '',
};

const bodyOf = (language: Language, answer: Answer, printed: readonly unknown[]): unknown => {
  if (language !== 'sh') return PRINTED[answer](printed);
  const [text] = printed;
  if (answer !== 'none') return text;
  if (!/^HTTP\/[\d.]+ 20[24]\b/.test(String(text))) throw new Error(`The response is ${text}`);
  return '';
};

/** Carries out each call by running its sample, and checks the request that the sample sends. */
export const sendBySample =
  (language: Language, runner: ProgramRunner, proxy: StackProxy): Send =>
  async (made): Promise<Received> => {
    const { operation: id, token = '', ...values } = made;
    const operation = OPERATIONS.get(id);
    if (!operation) throw new Error(`${id} is not in the document`);
    const { answer } = callOf(operation, document, values);
    const code = samplesOf(operation, document, values).find((one) => one.language === language)?.code ?? '';
    const seen: SeenRequest[] = [];
    proxy.see = ({ method, url = '', headers }, body) =>
      void seen.push({ method, url, headers, body: body.toString() });
    const printed = await runner.run(code, { API: proxy.origin, TOKEN: token });
    const [first] = seen;
    if (!first) throw new Error(`${id} sent no request:\n${code}`);
    const { sent, expected } = comparison(made, operation.isOpen, first);
    expect(sent, code).toEqual(expected);
    const body = bodyOf(language, answer, printed);
    if (body === undefined) throw new Error(`${id} printed nothing:\n${code}`);
    return {
      status: routeOf(id).status ?? 200,
      text: typeof body === 'string' ? body : JSON.stringify(body),
      json: answer !== 'text' && answer !== 'none',
    };
  };
