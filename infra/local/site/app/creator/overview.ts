import { h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';

const TASKS = [
  ['/spaces', 'Spaces', 'Where members post.'],
  ['/members', 'Members', 'Who is here, with roles and suspensions.'],
  ['/products', 'Products', 'What the hub sells, and for how much.'],
  ['/access', 'Access rules', 'Who may open which space, with a preview.'],
  ['/automations', 'Automations', 'What happens by itself, with a simulation.'],
  ['/moderation', 'Moderation', 'What members have reported.'],
  ['/bans', 'Bans', 'Who was banned, by whom and why.'],
  ['/audit-log', 'Audit log', 'Who of the team changed what.'],
] as const;

/** The first page of the back office. It needs no calls. */
export const overview: SitePage = {
  path: '/',
  open: async () => ({
    title: 'Back office',
    body: h(
      'div.grid',
      {},
      TASKS.map(([path, name, text]) =>
        h('article.card', {}, h('h2', {}, link(path, {}, name)), h('p.quiet', {}, text)),
      ),
    ),
  }),
};
