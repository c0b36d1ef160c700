import { type AwardItem, awardKey } from '../../../shared/hubs/awards/award-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { PublishedEvent } from '../../../shared/platform/ledger/published-event-message.ts';
import { data, type Person, startAchievements } from '../achievements/world.ts';

export const DAY = 86_400_000;

/** The world of achievements, with the actions that earn them. */
export const startRules = async () => {
  const at = await startAchievements();
  const lobby = await at.space();
  const rule = (rule_type: string, rule_threshold = 1, more: object = {}) =>
    at.achievement({ award_mode: 'automatic', rule_type, rule_threshold, points: 1, ...more });
  const awardOf = (contact: string, id: string) => at.db.get<AwardItem>(awardKey(at.hub, contact, id));
  const has = async ({ id: contact }: Person, id: string): Promise<boolean> =>
    (await awardOf(contact, id))?.revoked_at === null;

  const post = async ({ token }: Person): Promise<string> => {
    const path = `/hubs/${at.ours.hub}/spaces/${lobby.id}/discussions`;
    return data(await at.send('POST', path, { body: 'Words' }, 'discussions', token)).id;
  };
  const comment = async ({ token }: Person, target_id: string): Promise<string> => {
    const attributes = { target_type: 'discussion', target_id, body: 'Words' };
    return data(await at.send('POST', '/comments', attributes, 'comments', token)).id;
  };
  const react = ({ token }: Person, path: string, emoji = '👍') =>
    at.send('POST', `${path}/reactions`, { emoji }, 'reactions', token);
  const unreact = ({ token }: Person, path: string, emoji = '👍') =>
    at.send('DELETE', `${path}/reactions/${encodeURIComponent(emoji)}`, undefined, '', token);

  /** An event of a contact in our hub, as the relay publishes it. */
  const eventOf = (type: string, contact: string, more: Partial<PublishedEvent> = {}): PublishedEvent => ({
    id: newId(),
    type,
    team_id: at.ours.id,
    hub_id: at.ours.hub,
    resource_type: 'content_nodes',
    resource_id: newId(),
    actor: { type: 'contact', id: contact },
    at: new Date().toISOString(),
    changed: [],
    ...more,
  });

  return { ...at, lobby, rule, awardOf, has, post, comment, react, unreact, eventOf };
};

export type RulesWorld = Awaited<ReturnType<typeof startRules>>;
