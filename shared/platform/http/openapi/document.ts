import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { canonicalPath } from '../paths.ts';
import type { CallerRule, RouteDeclaration } from '../route.ts';
import type { CallerDocs } from './caller-docs.ts';
import { Components } from './components.ts';
import { compositionsOf } from './composed-ids.ts';
import type { Examples } from './examples.ts';
import { failureResponses } from './failures.ts';
import { operationId } from './names.ts';
import { isVersioned, parametersOf } from './parameters.ts';
import { requestBodyOf } from './request-body.ts';
import { openSchemas } from './schema-style.ts';
import { inReadingOrder, type Section, tagOf, tagsOf } from './sections.ts';
import { successOf } from './success.ts';
import { type OutboundWebhook, webhooksOf } from './webhooks.ts';

/** A route group of the document. */
export interface DocumentedGroup<Rule extends CallerRule = CallerRule> {
  readonly name: string;
  /** The section of the reference that lists its operations. */
  readonly section?: Section;
  readonly routes: readonly RouteDeclaration<Rule>[];
  readonly uses: readonly string[];
  readonly sends?: readonly OutboundWebhook[];
}

const limitOf = ({ limit }: RouteDeclaration): string | undefined =>
  limit && `Limited to ${limit.limit} calls in ${limit.seconds} seconds.`;

interface Documenting<Rule extends CallerRule> {
  readonly components: Components;
  readonly examples: Examples;
  readonly docs: CallerDocs<Rule>;
}

const operationOf = <Rule extends CallerRule>(
  route: RouteDeclaration<Rule>,
  group: DocumentedGroup<Rule>,
  versioned: boolean,
  { components, examples, docs }: Documenting<Rule>,
): ZodOpenApiOperationObject => {
  const example = examples[operationId(route)];
  const requestBody = requestBodyOf(route, components, example?.request);
  const store = group.uses.some((use) => use.startsWith('table'));
  return {
    operationId: operationId(route),
    tags: [tagOf(group)],
    summary: route.summary,
    description: [route.description, docs.callersOf(route), limitOf(route)].filter(Boolean).join('\n\n'),
    security: docs.securityOf(route),
    ...parametersOf(route, docs.parametersOf(route), components, versioned),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(route, components, versioned, example),
      ...failureResponses(route, docs.refusalsOf(route), components, store),
    },
  };
};

const pathsOf = <Rule extends CallerRule>(
  groups: readonly DocumentedGroup<Rule>[],
  documenting: Documenting<Rule>,
): ZodOpenApiPathsObject => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const group of groups) {
    const byPath = Map.groupBy(group.routes, canonicalPath);
    for (const [path, routes] of byPath) {
      const versioned = routes.some(isVersioned);
      const operations = routes.map(
        (route) => [route.method.toLowerCase(), operationOf(route, group, versioned, documenting)] as const,
      );
      paths[path] = { ...paths[path], ...Object.fromEntries(operations) };
    }
  }
  return paths;
};

/** The OpenAPI document of the routes. Deterministic, byte for byte. */
export const openApi = <Rule extends CallerRule>(
  groups: readonly DocumentedGroup<Rule>[],
  docs: CallerDocs<Rule>,
  examples: Examples = {},
) => {
  const components = new Components(compositionsOf(groups.flatMap(({ routes }) => routes)));
  const paths = pathsOf(inReadingOrder(groups), { components, examples, docs });
  const sent = groups.flatMap((group) => (group.sends ?? []).map((webhook) => ({ ...webhook, tag: tagOf(group) })));
  return createDocument(
    {
      openapi: '3.1.1',
      info: docs.info,
      servers: [{ url: '/' }],
      tags: tagsOf(groups),
      paths,
      ...(sent.length > 0 && { webhooks: webhooksOf(sent, components) }),
      components: components.collected(docs.bearer),
    },
    { override: openSchemas },
  );
};
