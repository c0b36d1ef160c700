import { KIND_NAMES, KINDS } from './kinds.ts';
import { markdownPath, type Page } from './layout.ts';

const HEAD = `# Hub Membership Service

> The backend for membership hubs: a multi-tenant JSON:API for teams of creators, the hubs that they run, and the members
> of these hubs. This file lists the pages of the documentation as Markdown.

Each page of the documentation has a Markdown version: add \`.md\` to its path. That of the first page is
[/docs/index.md](/docs/index.md). The whole API is described by
[OpenAPI 3.1](/openapi.json).
`;

/** The list of all pages for language models, in the form of https://llmstxt.org. */
export const llmsText = (pages: readonly Page[]): string => {
  const sections = KIND_NAMES.map((kind) => {
    const items = pages
      .filter((page) => page.kind === kind)
      .map((page) => `- [${page.title}](${markdownPath(page)}): ${page.summary}`);
    return `## ${KINDS[kind][0]}\n\n${items.join('\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
};
