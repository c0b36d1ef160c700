import type { AuthPorts } from '../../../functions/auth/ports.ts';
import { routes } from '../../../functions/auth/routes.ts';
import type { MePorts } from '../../../functions/me/ports.ts';
import { routes as me } from '../../../functions/me/routes.ts';
import { relay } from '../../../functions/relay/relay.ts';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import { hashPassword } from '../../../shared/accounts/identity/password.ts';
import { TOKENS } from '../../../shared/accounts/identity/token.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import type { MailJob } from '../../../shared/delivery/email/mail-job.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { changesOf } from '../../support/changes.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../support/service.ts';
import { testKeys } from '../../support/tokens.ts';

export const PASSWORD = 'correct horse battery';

export interface AuthWorld {
  readonly service: TestService<AuthPorts>;
  /** The queued jobs that are not yet delivered. */
  readonly jobs: MailJob[];
  readonly emails: EmailMessage[];
  post(path: string, body: unknown, more?: Partial<Call>): Promise<ApiResponse>;
  /** Relays all changes since the last call, which may queue emails. */
  relayed(): Promise<void>;
  /** Runs the email worker on all queued jobs; returns the emails that it sent. */
  deliver(): Promise<readonly EmailMessage[]>;
  user(email?: string): Promise<{ id: string; email: string }>;
  hub(team: string, input?: Partial<HubItem>): Promise<HubItem>;
  contact(hub: HubItem, options?: ContactOptions): Promise<{ id: string; email: string }>;
}

interface ContactOptions {
  readonly email?: string;
  readonly password?: string | null;
  readonly proved?: boolean;
  readonly status?: 'active' | 'pending' | 'invited';
}

let names = 0;
const unique = (name: string): string => {
  names += 1;
  return `${name}-${process.pid}-${names}`;
};

export const freshEmail = (): string => `${unique('someone')}@example.com`;

/** The sign-in routes and those of the caller’s account. */
export const startAuth = async (
  accountRoutes: readonly Route<MePorts>[] = me,
  morePorts: object = {},
): Promise<AuthWorld> => {
  const keys = testKeys();
  const jobs: MailJob[] = [];
  const emails: EmailMessage[] = [];
  const ports: AuthPorts = {
    ...morePorts,
    publicKeys: keys.publicKeys,
    mail: {
      async send(job) {
        jobs.push(job);
      },
    },
    signer: {
      async issue(subject, now) {
        const { seconds } = TOKENS[subject.kind === 'user' ? 'platform' : 'contact'];
        return { token: keys.issue(subject, { now, claims: { jti: newId() } }), expires_in: seconds };
      },
    },
  };
  const service = await startService([...routes, ...(accountRoutes as unknown as readonly Route<AuthPorts>[])], ports, {
    keys,
    stream: true,
  });
  const { db } = service;
  const work = sendMail({
    db,
    publicOrigin: keys.issuer,
    tokenKey: async () => 'token key',
    email: {
      async send(email) {
        emails.push(email);
      },
    },
    failed(_, error) {
      throw error;
    },
  });
  const run = relay(
    relayPorts(db, {
      mail: ports.mail,
      failed(_, error) {
        throw error;
      },
    }),
  );
  const changes = changesOf(service.store);
  return {
    service,
    jobs,
    emails,
    post: (path, body, more) => service.call({ method: 'POST', path, body, ...more }),
    async relayed() {
      for (let Records = await changes(); Records.length > 0; Records = await changes()) await run({ Records });
    },
    async deliver() {
      const before = emails.length;
      await work({ Records: jobs.splice(0).map((job) => ({ messageId: newId(), body: JSON.stringify(job) })) });
      return emails.slice(before);
    },
    async user(email = freshEmail()) {
      const user = await users(db).create({ email, password: PASSWORD, name: 'Ada' }, new Date());
      if (user === 'email_taken') throw new Error(`${email} is in use`);
      return user;
    },
    async hub(team, input = {}) {
      const slug = unique('hub');
      const hub = await hubs(db, team).create(
        hubInput().parse({ name: 'Hub', slug, ...input }),
        { type: 'system', id: 'test' },
        new Date(),
      );
      if (typeof hub === 'string') throw new Error(hub);
      return hub;
    },
    async contact(hub, { email = freshEmail(), password = PASSWORD, proved = false, status = 'active' } = {}) {
      const password_hash = password === null ? null : await hashPassword(password);
      const input = { email, name: 'Bo', password_hash, proved, hubs: [{ id: hub.id, status }] };
      const contact = await contacts(db, hub.team_id).create(input, new Date());
      if (contact === 'email_taken') throw new Error(`${email} is in use`);
      return contact;
    },
  };
};

export const attributesOf = (response: ApiResponse): Record<string, unknown> =>
  (response.body.data as { attributes: Record<string, unknown> }).attributes;

/** The token in the link of an email. */
export const tokenIn = (email: EmailMessage | undefined): string => {
  const link = /https?:\S+/.exec(email?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
};
