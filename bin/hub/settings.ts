import { usage } from './exit.ts';
import { type Kind, type Profile, readProfiles } from './profiles.ts';
import type { Terminal } from './terminal.ts';

/** The flags that every command takes. */
export interface GlobalFlags {
  readonly profile?: string;
  readonly url?: string;
  readonly token?: string;
  readonly apiKey?: string;
  readonly team?: string;
  readonly hub?: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** With what to call: the secret, and where it comes from, for people who wonder. */
interface Credential {
  readonly secret: string;
  readonly from: string;
  /** Undefined where nothing but the service can tell. */
  readonly kind?: Kind;
}

export interface Settings {
  readonly url: string;
  readonly profileName: string;
  readonly profile?: Profile;
  readonly credential?: Credential;
  readonly team?: string;
  readonly hub?: string;
}

/** Where `npm start` has the service. */
const LOCAL = 'http://127.0.0.1:8787';

const addressOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw usage(`“${text}” is not a URL of a service, such as https://api.example.com.`, 'hub --help');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
};

const TYPES: Readonly<Record<string, Kind>> = { 'platform+jwt': 'user', 'contact+jwt': 'contact' };

/** Whose a credential says it is; the service checks it. Undefined where it says nothing. */
const kindOf = (secret: string): Kind | undefined => {
  if (secret.startsWith('svc_sk_')) return 'key';
  try {
    const header: unknown = JSON.parse(Buffer.from(secret.split('.', 1)[0] ?? '', 'base64url').toString());
    return typeof header === 'object' && header && 'typ' in header ? TYPES[String(header.typ)] : undefined;
  } catch {
    return undefined;
  }
};

const credentialOf = (flags: GlobalFlags, env: Terminal['env'], profile?: Profile): Credential | undefined => {
  const given: readonly (readonly [string | undefined, string])[] = [
    [flags.token, '--token'],
    [flags.apiKey, '--api-key'],
    [env.HUB_TOKEN, 'HUB_TOKEN'],
    [env.HUB_API_KEY, 'HUB_API_KEY'],
  ];
  for (const [secret, from] of given) {
    if (!secret) continue;
    const kind = kindOf(secret);
    return { secret, from, ...(kind && { kind }) };
  }
  return profile && { secret: profile.token, from: 'profile', kind: profile.kind };
};

/** What flags say, else the environment, else the profile. A credential of a profile is for its own service alone. */
export const settingsOf = (flags: GlobalFlags, env: Terminal['env']): Settings => {
  const profileName = flags.profile || env.HUB_PROFILE || 'default';
  const stored = readProfiles(env)[profileName];
  const url = addressOf(flags.url || env.HUB_API_URL || stored?.url || LOCAL);
  const profile = stored && addressOf(stored.url) === url ? stored : undefined;
  const credential = credentialOf(flags, env, profile);
  const ours = credential?.from === 'profile' ? profile : undefined;
  const team = flags.team || env.HUB_TEAM || ours?.team;
  const hub = flags.hub || env.HUB_HUB || ours?.hub;
  return {
    url,
    profileName,
    ...(profile && { profile }),
    ...(credential && { credential }),
    ...(team && { team }),
    ...(hub && { hub }),
  };
};
