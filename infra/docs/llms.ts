import { KIND_NAMES, KINDS } from './kinds.ts';
import { markdownPath, type Page } from './layout.ts';

const headOf = (version: string): string => `# Hub Membership Service

> The backend for membership hubs: a multi-tenant JSON:API for teams of creators, the hubs that they run, and the members
> of these hubs. This file lists the pages of the documentation as Markdown.

Each page of the documentation is also Markdown: add \`.md\` to its path, as in [/docs.md](/docs.md) for the first page. The
whole API is described by [OpenAPI 3.1](/openapi.json). Its version is that of the API, ${version}; \`GET /version\` returns
the version of the running build, which [changes with each release](/docs/versions.md). The operations
are also a [Postman collection](/docs/postman.json): in its Variables tab, set \`baseUrl\` to the address of the service,
and \`token\` to your token or API key.
`;

/** The list of all pages for language models, in the form of https://llmstxt.org. */
export const llmsText = (pages: readonly Page[], version: string): string => {
  const sections = KIND_NAMES.map((kind) => {
    const items = pages
      .filter((page) => page.kind === kind)
      .map((page) => `- [${page.title}](${markdownPath(page)}): ${page.summary}`);
    return `## ${KINDS[kind][0]}\n\n${items.join('\n')}\n`;
  });
  return [headOf(version), ...sections].join('\n');
};
