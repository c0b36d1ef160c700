import type * as z from 'zod';
import { lazy } from '../../platform/runtime/lazy.ts';
import { spaceInput } from '../spaces/space-input.ts';
import type { SluggedSpace } from '../spaces/spaces.ts';

type Space = Pick<
  z.input<ReturnType<typeof spaceInput>>,
  'name' | 'description' | 'icon' | 'visibility' | 'access_level'
> & {
  readonly slug: string;
};

/** A template for new hubs: its purpose and the initial spaces, in order of position. */
interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly spaces: readonly SluggedSpace[];
}

const welcome: Space = {
  name: 'Welcome',
  slug: 'welcome',
  description: 'What this hub is for, how it works and its rules.',
  icon: '👋',
  visibility: 'public',
};

const template = (id: string, name: string, description: string, spaces: readonly Space[]): Template => {
  const parsed = lazy(() =>
    spaces.map((space, position) => ({ ...spaceInput().parse({ ...space, position }), slug: space.slug })),
  );
  return {
    id,
    name,
    description,
    get spaces() {
      return parsed();
    },
  };
};

/** Templates are part of the code, not stored rows, so their ids are words. */
export const TEMPLATES = [
  template('community', 'Community', 'A place for members to meet, ask questions and share.', [
    welcome,
    { name: 'Introductions', slug: 'introductions', description: 'Introduce yourself.', icon: '🙋' },
    { name: 'General', slug: 'general', description: 'Everything that fits no other space.', icon: '💬' },
    { name: 'Questions', slug: 'questions', description: 'Ask questions and find answers.', icon: '❓' },
    { name: 'Moderators', slug: 'moderators', icon: '🛡️', visibility: 'secret', access_level: 'invite' },
  ]),
  template('course', 'Course', 'Lessons, a space for questions, and one to show results.', [
    welcome,
    { name: 'Lessons', slug: 'lessons', description: 'The lessons of the course.', icon: '🎓', access_level: 'rule' },
    {
      name: 'Questions',
      slug: 'questions',
      description: 'Questions about the lessons.',
      icon: '❓',
      access_level: 'rule',
    },
    { name: 'Showcase', slug: 'showcase', description: 'Results of the course.', icon: '🖼️', visibility: 'public' },
  ]),
  template('membership', 'Paid membership', 'Something for everyone, and more for paying members.', [
    welcome,
    { name: 'News', slug: 'news', description: 'Announcements.', icon: '📣', visibility: 'public' },
    { name: 'Members', slug: 'members', description: 'For paying members.', icon: '💎', access_level: 'rule' },
    { name: 'Events', slug: 'events', description: 'Upcoming events.', icon: '📅', access_level: 'rule' },
  ]),
  template('blank', 'Blank', 'One space to start with.', [{ name: 'General', slug: 'general', icon: '💬' }]),
] as const;

export const templateOf = (id: string): Template | undefined => TEMPLATES.find((one) => one.id === id);
