import { startReceiver, status } from '../../support/receiver.ts';
import type { Row } from '../row.ts';
import { startRealStack } from '../stack/real-stack.ts';
import { EXPIRING } from './allowed.ts';
import { leaksIn } from './find.ts';
import { given, kept } from './places.ts';
import { plant } from './plant.ts';

export const row: Row = {
  number: 11,
  name: 'secrets',
  measures: 'secrets and personal data where they may not be',
  done: 'Canaries for passwords, tokens, keys, secrets, addresses and names are planted on the local stack through the API and used, rightly and wrongly. Logs of all functions, every row of both tables, emails, webhooks, and responses to the team, to members, to strangers and to nobody are searched, in plain text and in base64; each canary may be only in the places of `allowed.ts`. After the erasure of the member, and then of the team and its owner, they may be in no row and no log; the bodies of webhooks keep those of the member for 30 days, unless the team is erased. Not planted: payment ids and IP addresses, because callers of the local stack have only one.',
  target: '0 outside the declared places',
  madeToFail:
    'Before the bodies of webhooks were in the list of declared places, the row said “member_email in row webhook_body”, and the same after the erasure of the member.',
  async measure(_size, progress) {
    const stack = await startRealStack();
    const receiver = await startReceiver({ canary: status(200) });
    try {
      const planted = await plant(stack, receiver);
      const { canaries, token, contactToken, team, password, memberPassword } = planted;
      const before = [...(await kept(stack)), ...(await given(stack, receiver, planted))];
      const leaks = [...leaksIn(before, canaries)];
      progress(`${canaries.length} canaries in ${before.length} texts: ${leaks.length} leaks`);
      const erase = (path: string, as: string, body: object) => stack.api(path, { method: 'DELETE', token: as, body });
      const inRows = async () =>
        (await kept(stack)).filter(({ name }) => name.startsWith('row ') || name.includes('log'));
      const gone = await erase('/me', contactToken, { password: memberPassword });
      await stack.settle(120);
      const ofMember = canaries.filter(({ kind }) => kind.startsWith('member_'));
      const afterMember = leaksIn(
        (await inRows()).filter(({ name }) => !EXPIRING.includes(name)),
        ofMember,
        true,
      );
      const removed = await erase(`/teams/${team}`, token, { password, name: 'Canary team' });
      await stack.settle(3_600);
      await stack.settle(3_600);
      const again = await stack.api('/auth/login', { method: 'POST', body: { email: planted.email, password } });
      const left = await erase('/me', JSON.parse(again.text).access_token, { password });
      await stack.settle(3_600);
      const afterTeam = leaksIn(await inRows(), canaries, true);
      progress(
        `erased with ${gone.status}, ${removed.status} and ${left.status}: ${afterMember.length + afterTeam.length} left`,
      );
      const refused = [gone, removed, left]
        .filter((one) => one.status >= 300)
        .map(({ text }) => `not erased: ${text.slice(0, 200)}`);
      const problems = [
        ...leaks,
        ...afterMember.map((one) => `after the erasure of the member: ${one}`),
        ...afterTeam.map((one) => `after the erasure of the team and its owner: ${one}`),
        ...refused,
      ];
      return {
        tried: canaries.length * before.length,
        failed: problems.length,
        value: `${problems.length} of ${canaries.length} canaries × ${before.length} texts`,
        met: problems.length === 0,
        details: problems,
      };
    } finally {
      await receiver.stop();
      await stack.stop();
    }
  },
};
