import { envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import { ARTICLES, COURSE, EVENTS } from './course.ts';
import type { PersonKey } from './people.ts';
import { create, type Place } from './place.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const ANSWERS: readonly (readonly [PersonKey, 'going' | 'interested'])[] = [
  ['nadia', 'going'],
  ['jonas', 'going'],
  ['elena', 'going'],
  ['ben', 'going'],
  ['sofia', 'going'],
  ['priya', 'interested'],
];

const LEARNERS: readonly (readonly [PersonKey, number])[] = [
  ['nadia', 3],
  ['jonas', 5],
  ['sofia', 7],
];

const seedCourse = async (place: Place): Promise<{ readonly course: string; readonly lessons: readonly string[] }> => {
  const add = (attributes: Parameters<typeof create>[3]) =>
    create(
      place,
      `${place.inTeam}/content-nodes`,
      'content_nodes',
      { status: 'published', ...attributes },
      place.owner,
    );
  const { title, summary, sections } = COURSE;
  const course = await add({ kind: 'course', title, summary });
  const lessons: string[] = [];
  for (const [position, section] of sections.entries()) {
    const parent_id = await add({ kind: 'section', title: section.title, parent_id: course, position });
    for (const [index, [name, body]] of section.lessons.entries())
      lessons.push(await add({ kind: 'lesson', title: name, body, parent_id, position: index }));
  }
  for (const [name, body] of ARTICLES) await add({ kind: 'article', title: name, body });
  return { course, lessons };
};

const seedEvents = async (place: Place): Promise<void> => {
  const { api, members, owner, inTeam } = place;
  const noon = Math.ceil(Date.now() / DAY) * DAY + 18 * HOUR;
  await each(EVENTS, async ([title, days, hours, location_type, where, rsvp_limit]) => {
    const starts = noon + days * DAY;
    const id = await create(
      place,
      `${inTeam}/events`,
      'events',
      {
        title,
        location_type,
        rsvp_limit,
        timezone: 'Europe/Lisbon',
        host_contact_id: members.maya.contact_id,
        ...(location_type === 'online' ? { location_url: where } : { location_address: where }),
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(starts + hours * HOUR).toISOString(),
        description: 'Bring an apron and something that you have questions about.',
      },
      owner,
    );
    for (const [who, status] of ANSWERS)
      await api.send('PUT', `/events/${id}/rsvp`, envelope('event_rsvps', { status }), members[who].token);
  });
};

/** Creates the course, the articles and the events, with progress and answers of members. Returns the id of the course. */
export const seedContent = async (place: Place): Promise<string> => {
  const [{ course, lessons }] = await Promise.all([seedCourse(place), seedEvents(place)]);
  await each(LEARNERS, async ([who, done]) => {
    for (const lesson of lessons.slice(0, done))
      await place.api.send('PUT', `/content-nodes/${lesson}/completion`, undefined, place.members[who].token);
  });
  return course;
};
