import type * as z from 'zod';
import { SpaceInput } from '../spaces/space-input.ts';
import type { SluggedSpace } from '../spaces/spaces.ts';

type Space = Pick<z.input<typeof SpaceInput>, 'name' | 'description' | 'icon' | 'visibility' | 'access_level'> & {
  readonly slug: string;
};

/** A hub to begin with: what it is for, and the spaces it opens with, in their order. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly spaces: readonly SluggedSpace[];
}

const welcome: Space = {
  name: 'Welcome',
  slug: 'welcome',
  description: 'What this is, how it works, and the house rules.',
  icon: '👋',
  visibility: 'public',
};

const template = (id: string, name: string, description: string, spaces: readonly Space[]): Template => ({
  id,
  name,
  description,
  spaces: spaces.map((space, position) => ({ ...SpaceInput.parse({ ...space, position }), slug: space.slug })),
});

/** A template's id is a word: it is part of the service, not a row. */
export const TEMPLATES = [
  template('community', 'Community', 'A place for members to meet, ask and share.', [
    welcome,
    { name: 'Introductions', slug: 'introductions', description: 'Say who you are.', icon: '🙋' },
    { name: 'General', slug: 'general', description: 'Everything that fits nowhere else.', icon: '💬' },
    { name: 'Questions', slug: 'questions', description: 'Ask, answer, find again.', icon: '❓' },
    { name: 'Moderators', slug: 'moderators', icon: '🛡️', visibility: 'secret', access_level: 'invite' },
  ]),
  template('course', 'Course', 'Lessons, a place for each question, and one to show what was made.', [
    welcome,
    { name: 'Lessons', slug: 'lessons', description: 'The course, in its order.', icon: '🎓', access_level: 'rule' },
    { name: 'Questions', slug: 'questions', description: 'About the lessons.', icon: '❓', access_level: 'rule' },
    { name: 'Showcase', slug: 'showcase', description: 'What came of it.', icon: '🖼️', visibility: 'public' },
  ]),
  template('membership', 'Paid membership', 'Something for everybody, more for those who pay.', [
    welcome,
    { name: 'News', slug: 'news', description: 'What is going on.', icon: '📣', visibility: 'public' },
    { name: 'Members', slug: 'members', description: 'For those who pay.', icon: '💎', access_level: 'rule' },
    { name: 'Events', slug: 'events', description: 'When we meet.', icon: '📅', access_level: 'rule' },
  ]),
  template('blank', 'Blank', 'One space, and the rest is up to you.', [
    { name: 'General', slug: 'general', icon: '💬' },
  ]),
] as const;

export const templateOf = (id: string): Template | undefined => TEMPLATES.find((one) => one.id === id);
