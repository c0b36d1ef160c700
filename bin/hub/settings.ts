import { usage } from './exit.ts';
import { defaultProfile, type Kind, type Profile, readProfiles } from './profiles.ts';
import type { Terminal } from './terminal.ts';

/** Flags of every command. */
export interface GlobalFlags {
  readonly profile?: string;
  readonly url?: string;
  readonly token?: string;
  readonly apiKey?: string;
  readonly team?: string;
  readonly hub?: string;
  readonly json?: boolean;
  readonly color?: unknown;
  /** The attributes to print. */
  readonly columns?: readonly string[];
}

/** The secret, and its source for error messages. */
interface Credential {
  readonly secret: string;
  readonly from: string;
  /** Undefined if only the service knows. */
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

/** The default address of `npm start`. */
const LOCAL = 'http://127.0.0.1:8787';

const addressOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw usage(`“${text}” is not a URL of a service, such as https://api.example.com.`, 'hub --help');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
};

const TYPES: Readonly<Record<string, Kind>> = { 'platform+jwt': 'user', 'contact+jwt': 'contact' };

/** The kind of caller that a credential claims, without verifying it. Undefined if it does not say. */
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
  const secrets: readonly (readonly [string | undefined, string])[] = [
    [flags.token, '--token'],
    [flags.apiKey, '--api-key'],
    [env.HUB_TOKEN, 'HUB_TOKEN'],
    [env.HUB_API_KEY, 'HUB_API_KEY'],
  ];
  for (const [secret, from] of secrets) {
    if (!secret) continue;
    const kind = kindOf(secret);
    return { secret, from, ...(kind && { kind }) };
  }
  return profile && { secret: profile.token, from: 'profile', kind: profile.kind };
};

/**
 * Settings from flags, else the environment, else the profile. A profile's credential is only used for its own service.
 */
export const settingsOf = (flags: GlobalFlags, env: Terminal['env']): Settings => {
  const profileName = flags.profile || env.HUB_PROFILE || defaultProfile(env);
  const stored = readProfiles(env)[profileName];
  const url = addressOf(flags.url || env.HUB_API_URL || stored?.url || LOCAL);
  const profile = stored && addressOf(stored.url) === url ? stored : undefined;
  const credential = credentialOf(flags, env, profile);
  const credentialProfile = credential?.from === 'profile' ? profile : undefined;
  const team = flags.team || env.HUB_TEAM || credentialProfile?.team;
  const hub = flags.hub || env.HUB_HUB || credentialProfile?.hub;
  return {
    url,
    profileName,
    ...(profile && { profile }),
    ...(credential && { credential }),
    ...(team && { team }),
    ...(hub && { hub }),
  };
};
