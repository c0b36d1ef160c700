import { expect } from 'vitest';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../infra/docs/document.ts';
import { callOf } from '../../../infra/docs/samples/call.ts';
import { type Language, samplesOf } from '../../../infra/docs/samples/samples.ts';
import { type Received, routeOf, type Send } from '../../functions/system/examples/send.ts';
import type { Answer as Kept, StackProxy } from '../support/proxy.ts';
import type { ProgramRunner } from './program-runner.ts';
import { askedBy, comparison, type SeenRequest } from './seen-request.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));

/** The operations that a caller can request, by name. */
export const OPERATIONS = new Map(
  operationsOf(document)
    .filter(({ isWebhook }) => !isWebhook)
    .map((operation) => [operation.id, operation] as const),
);

type Runners = ReadonlyMap<Language, ProgramRunner>;

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

/** What a sample printed, and what it should of the answer: of a list, the items of its first page come first. */
const compared = (answer: Answer, body: unknown, answered: string): readonly [printed: unknown, expected: unknown] => {
  if (answer === 'text' || answer === 'none') return [body, answered];
  const [printed, expected] = [typeof body === 'string' ? JSON.parse(body) : body, JSON.parse(answered)];
  if (answer === 'document') return [printed, expected];
  return [answer === 'list' ? printed.data.slice(0, expected.data.length) : printed.data, expected.data];
};

const INDEXES = new Map([...OPERATIONS.keys()].map((id, index) => [id, index] as const));

/** The languages, begun with another one for each operation. */
const turnsOf = (id: string, runners: Runners): readonly (readonly [Language, ProgramRunner])[] => {
  const first = (INDEXES.get(id) ?? 0) % runners.size;
  const all = [...runners];
  return [...all.slice(first), ...all.slice(0, first)];
};

/**
 * Carries out each call by its sample of one language. The samples of the others send the same request and get the
 * same answer again, because a service would not do the same work twice.
 */
export const sendBySamples =
  (runners: Runners, proxy: StackProxy, ran: (language: Language, operation: string) => void): Send =>
  async (made): Promise<Received> => {
    const { operation: id, token = '', ...values } = made;
    const operation = OPERATIONS.get(id);
    if (!operation) throw new Error(`${id} is not in the document`);
    const { answer } = callOf(operation, document, values);
    const samples = samplesOf(operation, document, values);
    const kept = new Map<string, Kept>();
    proxy.keep = (request, response) => void kept.set(askedBy(request), response);
    proxy.repeat = (request) => kept.get(askedBy(request));
    const bodies: unknown[] = [];
    for (const [language, runner] of turnsOf(id, runners)) {
      const code = samples.find((one) => one.language === language)?.code ?? '';
      const seen: SeenRequest[] = [];
      proxy.see = (request, body) =>
        void seen.push({
          method: request.method,
          url: request.url ?? '',
          headers: request.headers,
          body: body.toString(),
        });
      const printed = await runner.run(code, { API: proxy.origin, TOKEN: token });
      const [first] = seen;
      if (!first) throw new Error(`${id} sent no request:\n${code}`);
      const { sent, expected } = comparison(made, operation.isOpen, first);
      expect(sent, code).toEqual(expected);
      const body = bodyOf(language, answer, printed);
      const answered = kept.get(askedBy(first));
      if (body === undefined || !answered) throw new Error(`${id} printed nothing:\n${code}`);
      const [shown, answeredWith] = compared(answer, body, answered.body.toString());
      expect(shown, code).toEqual(answeredWith);
      bodies.push(body);
      ran(language, id);
    }
    const [body] = bodies;
    return {
      status: routeOf(id).status ?? 200,
      text: typeof body === 'string' ? body : JSON.stringify(body),
      json: answer !== 'text' && answer !== 'none',
    };
  };
