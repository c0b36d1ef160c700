import { counted } from '../../../../shared/platform/text/counted.ts';
import { fill, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { waitingIn } from './waiting.ts';

const REVIEW = '/review';

const TASKS = [
  ['/spaces', 'Spaces', 'Where members post.'],
  ['/members', 'Members', 'Who is here, with roles and suspensions.'],
  ['/products', 'Products', 'What the hub sells, and for how much.'],
  ['/access', 'Access rules', 'Who may open which space, with a preview.'],
  ['/automations', 'Automations', 'What happens by itself, with a simulation.'],
  ['/moderation', 'Moderation', 'What members have reported.'],
  [REVIEW, 'Review', 'Posts and comments that wait until you approve them.'],
  ['/bans', 'Bans', 'Who was banned, by whom and why.'],
  ['/audit-log', 'Audit log', 'Who of the team changed what.'],
] as const;

/** The lists have no totals, so the page counts no further than this. */
const MAX_COUNTED = 10;

/** `2 posts and 1 comment`; undefined if nothing waits, or if the caller may not review. */
const waiting = async (caller: Caller): Promise<string | undefined> => {
  const { posts, comments } = waitingIn(caller, MAX_COUNTED);
  const [firstPosts, firstComments] = await Promise.all([posts.page(), comments.page()]);
  const amounts = [
    { items: firstPosts.items.length, next: firstPosts.next, noun: 'post' },
    { items: firstComments.items.length, next: firstComments.next, noun: 'comment' },
  ];
  const named = amounts
    .filter(({ items }) => items > 0)
    .map(({ items, next, noun }) => (next ? `more than ${counted(items, noun)}` : counted(items, noun)));
  return named.length > 0 ? named.join(' and ') : undefined;
};

/** The first page of the back office, with how much waits for a review. */
export const overview: SitePage = {
  path: '/',
  async open({ caller }) {
    const amount = h('p', {});
    /* The page does not wait for the lists. Without them, it is complete but for the number. */
    void waiting(caller).then(
      (found) => found && fill(amount, h('strong.badge', {}, `Waiting: ${found}`)),
      () => undefined,
    );
    const tile = ([path, name, text]: (typeof TASKS)[number]) =>
      h('article.card', {}, h('h2', {}, link(path, {}, name)), h('p.quiet', {}, text), path === REVIEW && amount);
    return { title: 'Back office', body: h('div.grid', {}, TASKS.map(tile)) };
  },
};
