import type { DataFolder } from '../data-folder.ts';
import type { LocalStack } from '../stack-options.ts';
import { apiClient } from './api-client.ts';
import { DEMO_FILE, type Demo, withTokens } from './demo.ts';
import { seed } from './seed.ts';
import { signInContact, signInUser } from './sign-in.ts';

/** Shorter than the lifetime of any token. */
const REFRESH_MS = 10 * 60_000;

export interface ReadyDemo {
  readonly demo: Demo;
  /** The `ETag` of the first hub's editor queue. */
  readonly etag: string;
}

/** Creates demo.json once per data folder, and keeps its tokens valid. */
export const demoKeeper = (folder: DataFolder) => {
  let timer: NodeJS.Timeout | undefined;
  let sign: (() => Promise<Demo>) | undefined;

  /** Tokens stay as they are while a store fails. */
  const refresh = async (): Promise<void> => {
    const signed = await sign?.();
    if (signed) folder.write(DEMO_FILE, signed);
  };

  const make = async (stack: LocalStack): Promise<Demo> => {
    const made = await seed(folder, stack);
    folder.write(DEMO_FILE, made);
    return made;
  };

  const begin = async (stack: LocalStack): Promise<ReadyDemo> => {
    const made = folder.read<Demo | undefined>(DEMO_FILE, undefined) ?? (await make(stack));
    const current = { ...made, base_url: stack.origin, callbacks: stack.callbacks };
    const api = apiClient(stack.origin);
    sign = () => withTokens(current, signInUser(api), signInContact(api));
    await refresh();
    const etag = await editorQueueEtag(stack.origin, current);
    timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MS);
    return { demo: folder.read(DEMO_FILE, current), etag };
  };

  return {
    refresh,
    /** Throws if the demo cannot be created, because there would be no account to call with. */
    start: (stack: LocalStack): Promise<ReadyDemo> =>
      begin(stack).catch((cause) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`The demo data could not be created. ${reason}`, { cause });
      }),
    stop: () => clearInterval(timer),
  };
};

const editorQueueEtag = async (origin: string, { teams: [team] }: Demo): Promise<string> => {
  const hub = team?.hubs[0];
  if (!team || !hub) return '';
  const url = `${origin}/api/v1/teams/${team.id}/hubs/${hub.id}/editor-pending-ops`;
  const { headers } = await fetch(url, { headers: { authorization: `Bearer ${team.api_key.secret}` } });
  return headers.get('etag') ?? '';
};
