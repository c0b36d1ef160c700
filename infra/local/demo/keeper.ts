import { counted } from '../../../shared/platform/text/counted.ts';
import type { DataFolder } from '../data-folder.ts';
import type { LocalStack } from '../local-stack.ts';
import { apiClient } from './api-client.ts';
import { DEMO_FILE, type Demo, withTokens } from './demo.ts';
import { allowOrigin, seedCommunity } from './hub/community.ts';
import { progress } from './progress.ts';
import { nextAttempt, seed } from './seed.ts';
import { signInContact, signInUser } from './sign-in.ts';
import { storeOf } from './store.ts';

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
  let current: Demo | undefined;
  let hasMoved = false;
  let sign: ((demo: Demo) => Promise<Demo>) | undefined;

  /** Tokens stay as they are while a store fails. */
  const refresh = async (): Promise<void> => {
    const signed = current && (await sign?.(current));
    if (signed) folder.write(DEMO_FILE, { ...signed, ...(current?.community && { community: current.community }) });
  };

  const make = async (stack: LocalStack): Promise<Demo> => {
    const made = await seed(folder, stack);
    folder.write(DEMO_FILE, made);
    return made;
  };

  const begin = async (stack: LocalStack): Promise<ReadyDemo> => {
    const made = folder.read<Demo | undefined>(DEMO_FILE, undefined) ?? (await make(stack));
    hasMoved = made.base_url !== stack.origin;
    current = { ...made, base_url: stack.origin, callbacks: stack.callbacks };
    const api = apiClient(stack.origin);
    sign = (demo) => withTokens(demo, signInUser(api), signInContact(api));
    await refresh();
    const etag = await editorQueueEtag(stack.origin, current);
    timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MS);
    return { demo: folder.read(DEMO_FILE, current), etag };
  };

  /** Creates the demo hub once per data folder, and keeps its site's origin allowed. Returns whether it was created now. */
  const fill = async (stack: LocalStack): Promise<boolean> => {
    let requests = 0;
    const api = apiClient(stack.origin, () => {
      requests += 1;
    });
    if (current?.community && hasMoved) await allowOrigin(api, current.community, stack.origin);
    if (!current || current.community) return false;
    const into = { origin: stack.origin, tag: nextAttempt(folder, 'seed-hub.json') };
    const shown = progress(
      process.stdout,
      (seconds) => `Creating the demo hub Kiln & Clay: ${counted(requests, 'request')}, ${seconds} s`,
    );
    try {
      const community = await seedCommunity(api, storeOf(stack), into, stack);
      current = { ...current, community };
      folder.write(DEMO_FILE, { ...folder.read(DEMO_FILE, current), community });
      return true;
    } finally {
      shown.stop();
    }
  };

  return {
    refresh,
    fill,
    /** Undefined until it is created. */
    demo: () => current,
    /** Throws if the demo cannot be created, because there would be no account to call with. */
    start: (stack: LocalStack): Promise<ReadyDemo> =>
      begin(stack).catch((cause) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`The demo data could not be created. ${reason}`, { cause });
      }),
    stop: () => clearInterval(timer),
  };
};

export type DemoKeeper = ReturnType<typeof demoKeeper>;

const editorQueueEtag = async (origin: string, { teams: [team] }: Demo): Promise<string> => {
  const hub = team?.hubs[0];
  if (!team || !hub) return '';
  const url = `${origin}/api/v1/teams/${team.id}/hubs/${hub.id}/editor-pending-ops`;
  const { headers } = await fetch(url, { headers: { authorization: `Bearer ${team.api_key.secret}` } });
  return headers.get('etag') ?? '';
};
