import { html } from '../html.ts';
import { KIND_NAMES, KINDS, type Kind, kindPath } from './kinds.ts';
import type { Page } from './layout.ts';
import { rendered } from './markdown.ts';
import { NEEDS } from './needs.ts';
import { summaries } from './written.ts';
import type { WrittenPage } from './written-pages.ts';

const START = `
Run the whole service on your machine, in a clone of the repository:

\`\`\`console
$ npm start
\`\`\`

It prints its address. Then get the name of the hub \`first-a\` of the first team:

\`\`\`ts
import { createHubClient, demand } from 'hub-membership-service/client';

const baseUrl = process.env.API ?? 'http://127.0.0.1:8787';
const hub = createHubClient({ baseUrl });
const { data } = await demand(hub.GET('/api/v1/hubs-by-slug/{slug}', { params: { path: { slug: 'first-a' } } }));
console.log(data.attributes.name);
\`\`\`

\`\`\`sh
curl -s "$API/api/v1/hubs-by-slug/first-a" | jq -r .data.attributes.name
\`\`\`

\`\`\`python
from hub import Hub

hub = Hub()
print(hub.get('/api/v1/hubs-by-slug/first-a')['data']['attributes']['name'])
\`\`\`
`;

type Listed = Pick<WrittenPage, 'path' | 'title' | 'summary' | 'minutes'>;

const OPERATIONS: Listed = {
  path: kindPath('reference'),
  title: 'Operations',
  summary: 'Every operation by subject, with its attributes, errors and samples.',
};

const listedIn = (kind: Kind, pages: readonly WrittenPage[]): readonly Listed[] => [
  ...(kind === 'reference' ? [OPERATIONS] : []),
  ...pages.filter((page) => page.kind === kind),
];

/** The first page: what the service is, and the way into each kind of page. */
export const homePage = (pages: readonly WrittenPage[]): Page => {
  const kinds = KIND_NAMES.map(
    (kind) => html`<section class="group"><h2 id="kind-${kind}"><a href="${kindPath(kind)}">${KINDS[kind][0]}</a></h2>
<p>${KINDS[kind][1]}</p>${summaries(listedIn(kind, pages))}</section>\n`,
  );
  return {
    path: '/docs',
    title: 'Documentation',
    summary: 'The backend for membership hubs: tutorials, how-tos, the reference, explanations and operation.',
    content: html`<h1>Build a membership hub</h1>
<p class="lead">Teams of creators run their hubs on this service: communities, courses, events, payments and automations. You call it from a member’s site, from a back office or from a script.</p>
<div class="text">${rendered(START)}${NEEDS}</div>
<div class="kinds-of-pages">${kinds}</div>`,
  };
};
