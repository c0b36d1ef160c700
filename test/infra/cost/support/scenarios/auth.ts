import { oneTimeTokens } from '../../../../../shared/accounts/identity/one-time-tokens.ts';
import { hashPassword } from '../../../../../shared/accounts/identity/password.ts';
import { sessions } from '../../../../../shared/accounts/identity/sessions.ts';
import { users } from '../../../../../shared/accounts/identity/users.ts';
import {
  identityProviderEntity,
  identityProviderKey,
} from '../../../../../shared/hubs/identity-providers/identity-provider-item.ts';
import type { ContactItem } from '../../../../../shared/hubs/people/contacts/contact-item.ts';
import { contactSession } from '../../../../../shared/hubs/people/contacts/contact-session.ts';
import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { memberKey, statusChange } from '../../../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Call } from '../../../../support/service.ts';
import { seedSubscription } from '../../../../support/subscription.ts';
import type { Costs } from '../costs.ts';
import { anonymous, data, newHub, PASSWORD, type Scenario } from './scenario.ts';

const newContact = async (costs: Costs, hub: string): Promise<string> => (await contactIn(costs, hub)).email;
const contactIn = async ({ service, ours }: Costs, hub: string): Promise<ContactItem> => {
  const email = `contact-${newId()}@example.com`;
  const hubsOf = [{ id: hub, status: 'active' as const }];
  const password_hash = await hashPassword(PASSWORD);
  const input = { email, name: 'Bo', password_hash, hubs: hubsOf };
  const made = await contacts(service.db, ours.id).create(input, new Date());
  if (made === 'email_taken') throw new Error(`${email} is in use`);
  return made;
};
const contactLogin = (email: string, slug: string): Call =>
  anonymous({
    method: 'POST',
    path: '/contact-auth/login',
    body: data('login_requests', { email, password: PASSWORD, slug }),
  });
const newUser = async ({ service }: Costs): Promise<string> => {
  const email = `user-${newId()}@example.com`;
  await users(service.db).create({ email, password: PASSWORD, name: 'Ada' }, new Date());
  return email;
};
const login = (email: string): Call =>
  anonymous({ method: 'POST', path: '/auth/login', body: { email, password: PASSWORD } });

export const authScenarios: Record<string, Scenario> = {
  'Sign in as a user': async (costs) => login(await newUser(costs)),
  'Sign in as a member, slug new to the process': async (costs) => {
    const hub = await newHub(costs);
    return contactLogin(await newContact(costs, hub.id), hub.slug);
  },
  'Sign in as a member': async (costs) => {
    const hub = await newHub(costs);
    const email = await newContact(costs, hub.id);
    await costs.call(contactLogin(email, hub.slug));
    return contactLogin(email, hub.slug);
  },
  'Sign in to purchases, after leaving': async (costs) => {
    const { id: hub, slug } = await newHub(costs);
    const { id, email } = await contactIn(costs, hub);
    const [{ db }, key] = [costs.service, { team: costs.ours.id, hub }];
    await costs.call(contactLogin(email, slug));
    await db.update(memberKey(key, id), { set: statusChange(key, 'left') });
    await seedSubscription(db, key, id);
    return contactLogin(email, slug);
  },
  'Exchange a sign-in code': async (costs) => {
    const { id: hub_id, slug } = await newHub(costs);
    const { id: contact_id, email } = await contactIn(costs, hub_id);
    const grant = { team_id: costs.ours.id, hub_id, contact_id, email, generation: 1 };
    const code = await oneTimeTokens(costs.service.db).store('sign_in_code', grant, 60, new Date());
    return anonymous({ method: 'POST', path: '/contact-auth/exchange', body: data('sign_in_codes', { code, slug }) });
  },
  'Refresh a session': async (costs) => {
    const { body } = await costs.call(login(await newUser(costs)));
    return anonymous({ method: 'POST', path: '/auth/refresh', body: { refresh_token: body.refresh_token } });
  },
  'Refresh a session of an identity provider, in a team with several hubs': async (costs) => {
    const { id: hub } = await newHub(costs);
    const [{ db }, { id: contact_id, email }] = [costs.service, await contactIn(costs, hub)];
    const [key, id] = [{ team: costs.ours.id, hub }, newId()];
    await db.put({ ...identityProviderKey(key, id), entity: identityProviderEntity, id, enabled: true });
    const credential = { contact_id, generation: 1 };
    const owner = contactSession(key.team, email, credential, { id, hub });
    const path = '/contact-auth/refresh';
    const refresh = (refresh_token: string) => anonymous({ method: 'POST', path, body: { refresh_token } });
    const { body } = await costs.call(refresh(await sessions(db).start(owner, new Date())));
    return refresh(body.refresh_token as string);
  },
  'Register a user': async () =>
    anonymous({
      method: 'POST',
      path: '/auth/register',
      body: { email: `new-${newId()}@example.com`, password: PASSWORD, name: 'Ada' },
    }),
};
