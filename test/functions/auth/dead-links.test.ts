import { describe, expect, test, vi } from 'vitest';
import type { LinkKind } from '../../../functions/auth/dead-link-pages.ts';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { startUnproved } from './unproved-world.ts';
import { freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startUnproved);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const press = async (fields: Record<string, string>): Promise<string> => {
  const { body } = await at.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  });
  return String(body);
};

/** The page of a link, with the places of its text that differ between a live and a dead one. */
const open = async (kind: LinkKind, token: string) => {
  const query = new URLSearchParams({ ...(kind !== 'sign-in' && { for: kind }), token });
  const body = String((await at.service.call({ path: `/m?${query}` })).body);
  return { title: /<h1>([^<]*)/.exec(body)?.[1], buttons: body.match(/<button/g)?.length ?? 0, body };
};
const DEAD = { title: 'This link does not work', buttons: 0 } as const;

interface Link {
  readonly token: string;
  readonly use: () => Promise<unknown>;
}

const toMember = async (hub?: Partial<HubItem>) => {
  const place = await at.hub(at.team.id, { site_url: 'https://app.example/', ...hub });
  const { id, email } = await at.contact(place, { proved: true });
  return { id, email, hub: place };
};

const magicLink = async () => {
  const { id, email, hub } = await toMember();
  await at.post('/api/v1/contact-auth/magic-link', { email, slug: hub.slug });
  const token = tokenIn((await at.deliver()).at(-1));
  return { id, hub, token, use: () => press({ token }) };
};

const memberReset = async () => {
  const { id, email, hub } = await toMember();
  await at.post('/api/v1/contact-auth/password-reset', { email, slug: hub.slug });
  const token = tokenIn((await at.deliver()).at(-1));
  return { id, email, token, use: () => press({ token, password: 'another password' }) };
};

const userReset = async () => {
  const { email } = await at.user();
  const ask = async () => {
    await at.post('/api/v1/auth/password-reset', { email });
    return tokenIn((await at.deliver()).at(-1));
  };
  const token = await ask();
  return { ask, token, use: () => press({ token, password: 'another password' }) };
};

const invitation = async () => {
  const { id, email } = await at.user();
  const { role_id } = at.team.users.moderator;
  const made = await invitations(at.db, at.team.id).create({ email, role_id }, at.owner, new Date());
  if (typeof made === 'string') throw new Error(made);
  const send = async () => {
    at.jobs.splice(0, at.jobs.length, { kind: 'invitation', team_id: at.team.id, invitation_id: made.id });
    return tokenIn((await at.deliver())[0]);
  };
  const token = await send();
  const caller = { token: at.service.keys.issue({ kind: 'user', id }) };
  return { send, token, use: () => at.post('/api/v1/auth/accept-invitation', { token }, caller) };
};

const verification = async () => {
  const email = freshEmail();
  const registered = await at.post('/api/v1/auth/register', { email, password: PASSWORD, name: 'Ada' });
  const token = tokenIn((await at.emails()).find(({ to }) => to === email));
  const attributes = registered.body.data as { readonly attributes: { readonly access_token: string } };
  const caller = { token: attributes.attributes.access_token };
  return { token, use: () => at.post('/api/v1/auth/email-verification/confirm', { token }, caller) };
};

/** A change of an address, with the links to both addresses. */
const change = async (member?: { readonly id: string; readonly email: string }) => {
  const { id, email: from } = member ?? (await at.member());
  const to = freshEmail();
  const move = (email: string) => at.send('PATCH', `/teams/${at.team.id}/contacts/${id}`, 'contacts', { email });
  await move(to);
  const emails = await at.emails();
  const token = (address: string) => tokenIn(emails.find((one) => one.to === address));
  return { id, from, to, move, proof: token(to), undo: token(from) };
};
const proofLink = async (): Promise<Link> => {
  const { proof: token } = await change();
  return { token, use: () => press({ token, action: 'new-address' }) };
};
const undoLink = async (): Promise<Link> => {
  const { undo: token } = await change();
  return { token, use: () => press({ token, action: 'old-address' }) };
};

interface Kind {
  readonly make: () => Promise<Link>;
  /** How long the link works. */
  readonly lifetime: number;
  readonly buttons: number;
  /** What the page of a used link says. */
  readonly used: { readonly title: string; readonly buttons: 0 };
  /** What a dead link says to do next. */
  readonly next: string;
}

const KINDS: Readonly<Record<LinkKind, Kind>> = {
  'sign-in': { make: magicLink, lifetime: 600_000, buttons: 1, used: DEAD, next: 'where you sign in' },
  password: { make: memberReset, lifetime: HOUR, buttons: 1, used: DEAD, next: 'sign in with it' },
  invitation: { make: invitation, lifetime: 7 * DAY, buttons: 0, used: DEAD, next: 'ask the team' },
  email: { make: verification, lifetime: DAY, buttons: 0, used: DEAD, next: 'request a new email' },
  'new-address': {
    make: proofLink,
    lifetime: DAY,
    buttons: 1,
    next: 'change it again',
    used: { title: 'Your email address has been changed', buttons: 0 },
  },
  'old-address': {
    make: undoLink,
    lifetime: 15 * DAY,
    buttons: 1,
    next: 'ask the team',
    used: { title: 'You keep your email address', buttons: 0 },
  },
};

const later = async (milliseconds: number, run: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
};

describe.each(Object.keys(KINDS) as LinkKind[])('the page of a link for %s', (kind) => {
  const { make, lifetime, buttons, used, next } = KINDS[kind];

  test('offers its action until it is used; then it says so, each time it is opened', async () => {
    const { token, use } = await make();
    for (const _ of [1, 2]) expect(await open(kind, token)).toMatchObject({ buttons });
    expect((await open(kind, token)).title).not.toBe(DEAD.title);
    await use();
    for (const _ of [1, 2]) expect(await open(kind, token)).toMatchObject(used);
  });

  test('has no button once it has expired, and says what to do next', async () => {
    const { token } = await make();
    await later(lifetime + 1_000, async () => {
      const page = await open(kind, token);
      expect(page).toMatchObject(DEAD);
      expect(page.body).toContain(next);
    });
  });

  test.each(['A'.repeat(43), 'short', ''])('has no button for the wrong token %j', async (token) => {
    const page = await open(kind, token);
    expect(page).toMatchObject(DEAD);
    expect(page.body).toContain(next);
  });

  test('has no button for the token of another kind of link', async () => {
    const others = Object.entries(KINDS).filter(([other]) => other !== kind);
    for (const [, other] of others) expect(await open(kind, (await other.make()).token)).toMatchObject(DEAD);
  });
});

describe('a link that was overtaken has no button', () => {
  test('a password link of a user or a member whose password was changed by another one', async () => {
    const user = await userReset();
    const second = await user.ask();
    expect(await open('password', user.token)).toMatchObject({ buttons: 1 });
    await press({ token: second, password: 'another password' });
    expect(await open('password', user.token)).toMatchObject(DEAD);
    const member = await memberReset();
    await at.db.update(contactCredentialKey(at.team.id, member.email), { add: { generation: 1 } });
    expect(await open('password', member.token)).toMatchObject(DEAD);
  });

  test('a dead password link asks for no better password', async () => {
    const { token, use } = await userReset();
    await use();
    expect(await press({ token, password: 'short' })).toContain(DEAD.title);
  });

  test('a sign-in link of a member who was banned, and of a hub that signs in by password only', async () => {
    const banned = await magicLink();
    const key = { team: at.team.id, hub: banned.hub.id };
    await at.db.update(memberKey(key, banned.id), { set: { status: 'banned' } });
    expect(await open('sign-in', banned.token)).toMatchObject(DEAD);
    const closed = await magicLink();
    await at.db.update(hubItemKey({ team: at.team.id, hub: closed.hub.id }), { set: { sign_in: 'password' } });
    expect(await open('sign-in', closed.token)).toMatchObject(DEAD);
  });

  test('the earlier of two emails of one invitation', async () => {
    const { token, send } = await invitation();
    const newest = await send();
    expect(await open('invitation', token)).toMatchObject(DEAD);
    expect((await open('invitation', newest)).title).toBe('You are invited to a team');
  });
});

describe('the links of a changed address', () => {
  test('both say that the address stays once the change is undone, before or after its proof', async () => {
    const member = await at.member();
    for (const isProved of [false, true]) {
      const { proof, undo } = await change(member);
      if (isProved) await press({ token: proof, action: 'new-address' });
      expect(await open('old-address', undo)).toMatchObject({ buttons: 1 });
      await press({ token: undo, action: 'old-address' });
      for (const _ of [1, 2]) {
        const page = await open('old-address', undo);
        expect(page).toMatchObject({ title: 'You keep your email address', buttons: 0 });
        expect(page.body).toContain(`<b>${member.email}</b>`);
      }
      expect(await open('new-address', proof)).toMatchObject(DEAD);
    }
  });

  test('those of a change that was canceled or replaced have no button, and the newest ones have', async () => {
    const member = await at.member();
    const first = await change(member);
    const second = await change(member);
    expect(await open('new-address', first.proof)).toMatchObject(DEAD);
    expect(await open('old-address', first.undo)).toMatchObject(DEAD);
    expect(await press({ token: first.undo, action: 'old-address' })).toContain(DEAD.title);
    expect(await open('new-address', second.proof)).toMatchObject({ buttons: 1 });
    await second.move(member.email);
    expect(await open('new-address', second.proof)).toMatchObject(DEAD);
    expect(await open('old-address', second.undo)).toMatchObject({ title: 'You keep your email address', buttons: 0 });
  });

  test('a button that is pressed twice says what was done, twice', async () => {
    const { proof, undo } = await change();
    const proved = await press({ token: proof, action: 'new-address' });
    expect([await press({ token: proof, action: 'new-address' }), proved]).toEqual([proved, proved]);
    expect(proved).not.toContain(DEAD.title);
    const kept = await press({ token: undo, action: 'old-address' });
    expect(await press({ token: undo, action: 'old-address' })).toBe(kept);
  });

  test('the undo has no button a week after the proof', async () => {
    const { proof, undo } = await change();
    await press({ token: proof, action: 'new-address' });
    await later(7 * DAY + 1_000, async () => expect(await open('old-address', undo)).toMatchObject(DEAD));
  });
});
