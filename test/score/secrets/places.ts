import type { startReceiver } from '../../support/receiver.ts';
import type { RealStack } from '../stack/real-stack.ts';
import type { Place } from './find.ts';
import type { Planted } from './plant.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The rows, by their entity, and every line that any function or the stack itself wrote. */
export const kept = async (stack: RealStack): Promise<readonly Place[]> => [
  { name: 'log of the functions', text: stack.log() },
  { name: 'output of the stack', text: stack.printed() },
  ...(await stack.rows()).map((text) => {
    const { entity, pk } = JSON.parse(text);
    return {
      name: `row ${
        entity?.S ??
        String(pk?.S ?? '')
          .split('#')[0]
          ?.toLowerCase()
      }`,
      text,
    };
  }),
];

/** What people, receivers and callers get: emails, webhooks, and the lists of everybody around. */
export const given = async (stack: RealStack, receiver: Receiver, planted: Planted): Promise<readonly Place[]> => {
  const { team, hub, space, endpoint, token, key, contactToken, bystander, email, memberEmail } = planted;
  const people = [email, memberEmail, 'canary.imported@example.com'];
  const mails: readonly { to: string }[] = JSON.parse(
    (await stack.local('/_local/mail', { headers: { accept: 'application/json' } })).text,
  );
  const read = async (name: string, as: string | undefined, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => ({ name, text: (await stack.api(path, { token: as })).text })));
  const inHub = [
    `/hubs/${hub}`,
    `/hubs/${hub}/members`,
    `/hubs/${hub}/feed`,
    `/hubs/${hub}/spaces/${space}/discussions`,
    `/hubs/${hub}/stream`,
    `/hubs/${hub}/leaderboard`,
  ];
  const ofTeam = [
    `/teams/${team}`,
    `/teams/${team}/contacts`,
    `/teams/${team}/hubs`,
    `/teams/${team}/api-keys`,
    `/teams/${team}/audit-log`,
    `/teams/${team}/hubs/${hub}/webhook-endpoints`,
    `/teams/${team}/hubs/${hub}/webhook-endpoints/${endpoint}/deliveries`,
    `/teams/${team}/hubs/${hub}/emails`,
  ];
  const [stranger] = stack.demo().teams;
  return [
    ...mails.map((mail) => ({
      name: people.includes(mail.to) ? 'email to the person' : 'email to others',
      text: JSON.stringify(mail),
    })),
    ...receiver.received.map(({ body, headers }) => ({ name: 'webhook', text: `${body} ${JSON.stringify(headers)}` })),
    ...(await read('response to the person', contactToken, ['/me', ...inHub])),
    ...(await read('response to the team', token, ofTeam)),
    ...(await read('response to the team', key, [...ofTeam, ...inHub])),
    ...(await read('response to members', bystander, ['/me', ...inHub])),
    ...(await read('response to another team', stranger?.owner.token, [...ofTeam, ...inHub])),
    ...(await read('response to nobody', undefined, [...ofTeam, ...inHub])),
  ];
};
