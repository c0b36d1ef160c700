import { type Area, check } from '../check.ts';
import { expects } from '../expect.ts';
import { isInteger, isMoment, isText } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath } from '../world.ts';
import { discuss } from './discussions.ts';

export const votes: Area = {
  name: 'polls and reactions',
  checks: [
    check('C286 C287 C301 C302 C107', 'a poll counts the votes of its viewers', async (world) => {
      const poll = { options: ['Yes', 'No'], duration_days: 7 };
      const path = `/api/v1/discussions/${await discuss(world, { poll })}`;
      const read = await as(world, 'second').get(path);
      expects(read, {
        status: 200,
        body: {
          'data.attributes.poll.closed': false,
          'data.attributes.poll.deadline_at': isMoment,
          'data.attributes.poll.options.0.label': 'Yes',
          'data.attributes.poll.options.0.vote_count': 0,
          'data.attributes.poll.options.1.position': isInteger,
          'data.attributes.poll.total_votes': 0,
          'data.attributes.poll.viewer_voted': false,
        },
      });
      const option_id = valueAt(read.json, 'data.attributes.poll.options.1.id');
      expects(await as(world, 'second').put(`${path}/poll-vote`, envelope('poll_votes', { option_id })), {
        status: 200,
      });
      expects(await as(world, 'second').get(path), {
        status: 200,
        body: {
          'data.attributes.poll.total_votes': 1,
          'data.attributes.poll.viewer_voted': true,
          'data.attributes.poll.viewer_option_id': String(option_id),
          'data.attributes.poll.options.1.vote_count': 1,
        },
      });
      const invalid = envelope('discussions', { title: 'x', body: 'x', poll: { options: [1], duration_days: 'x' } });
      expects(await as(world, 'member').post(hubPath(world, `/spaces/${world.space}/discussions`), invalid), {
        status: 422,
        body: { 'errors.0.source.pointer': /^\/data\/attributes\/poll\// },
      });
    }),
    check('C045 C311 C312 C313 C491', 'a reaction is 201 without Location, and grouped by its type', async (world) => {
      const path = `/api/v1/discussions/${await discuss(world)}/reactions`;
      expects(await as(world, 'second').post(path, envelope('reactions', { emoji: '👍' })), {
        status: 201,
        headers: { location: undefined },
        body: { 'data.id': isText },
      });
      expects(await as(world, 'member').get(path), {
        status: 200,
        body: { 'data.0.type': 'discussion_reaction_groups', 'data.1': undefined },
      });
    }),
  ],
};
