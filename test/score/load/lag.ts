import { setTimeout as wait } from 'node:timers/promises';
import type { RealStack } from '../stack/real-stack.ts';

const EVERY_MS = 600;
const GIVEN_UP_MS = 60_000;

/** Milliseconds from the answer to a post until the hub's event stream has its event, for posts beside the load. */
export const measureLag = async (stack: RealStack, until: number): Promise<readonly number[]> => {
  const [team] = stack.demo().teams;
  const [hub] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  if (!team || !hub || !space) throw new Error('The demo has a hub and a space');
  const lags: Promise<number>[] = [];
  const arrival = async (id: string, answered: number): Promise<number> => {
    while (performance.now() - answered < GIVEN_UP_MS) {
      const { text } = await stack.api(`/hubs/${hub.id}/stream`, { token: team.api_key.secret });
      if (text.includes(id)) break;
      await wait(50);
    }
    return performance.now() - answered;
  };
  for (let nth = 0; performance.now() < until; nth += 1) {
    const member = team.members[nth % team.members.length];
    const made = await stack.api(`/hubs/${hub.id}/spaces/${space.id}/discussions`, {
      method: 'POST',
      token: member?.token,
      send: ['discussions', { title: `Lag ${nth}`, body: 'How long until others see this?' }],
    });
    if (made.status === 201) lags.push(arrival(made.data.id, performance.now()));
    await wait(made.status === 201 ? EVERY_MS : 5 * EVERY_MS);
  }
  return Promise.all(lags);
};
