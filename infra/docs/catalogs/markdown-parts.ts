import { groups } from '../../../functions/groups.ts';
import { operationId } from '../../../shared/platform/http/openapi/names.ts';
import { inReadingOrder, tagOf } from '../../../shared/platform/http/openapi/sections.ts';
import { canonicalPath } from '../../../shared/platform/http/paths.ts';

/** A section that other pages link to: its heading has the name as its id, unchanged. */
export const section = (name: string, ...paragraphs: readonly string[]): string =>
  [`<h3 id="${name}"><code>${name}</code></h3>`, ...paragraphs.filter((text) => text !== '')].join('\n\n');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Every route in the order of the reference, with its tag, the title of that and the Markdown link to its page. */
export const linkedRoutes = inReadingOrder(groups).flatMap((group) =>
  group.routes.map((route) => {
    const tag = tagOf(group);
    const id = operationId(route);
    const text = `${route.method} ${canonicalPath(route).replace(/^\/api\/v1/, '')}`;
    return { route, tag, title: group.section?.title ?? tag, id, link: `[${text}](/docs/reference/${tag}/${id})` };
  }),
);
