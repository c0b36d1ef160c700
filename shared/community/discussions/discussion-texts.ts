import type { DiscussionItem } from './discussion-item.ts';

interface Content {
  readonly title: string | null;
  readonly body: string | null;
  readonly external_video_embeds: DiscussionItem['external_video_embeds'];
  readonly poll: DiscussionItem['poll'] | { readonly options: readonly string[] } | null;
}

/** All texts of a discussion that its author wrote, with the addresses of its videos. */
export const discussionTexts = ({ title, body, external_video_embeds: embeds, poll }: Content): readonly string[] => {
  const labels = poll?.options.map((option) => (typeof option === 'string' ? option : option.label)) ?? [];
  const videos = embeds.flatMap((embed) => [embed.url, embed.title ?? '']);
  return [title ?? '', body ?? '', ...labels, ...videos];
};
