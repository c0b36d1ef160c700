import { demand } from '../../../../shared/client/client.ts';
import type { SitePage } from '../base/page.ts';
import { lesson } from './learn.ts';
import { post } from './post.ts';

/** What a comment is on: links of notifications and search results lead here. */
export const comment: SitePage = {
  path: '/comments/:id',
  async open(visit) {
    const path = { comment_id: visit.params.id ?? '' };
    const { data } = await demand(visit.caller.client.GET('/api/v1/comments/{comment_id}', { params: { path } }));
    const { target_type, target_id } = data.attributes;
    const page = target_type === 'discussion' ? post : lesson;
    return page.open({ ...visit, params: { id: target_id } });
  },
};
