import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageRoutes, withPages } from '../../../../functions/system/browser-pages.ts';
import type { Build } from '../../../../functions/system/build.ts';
import { connectPorts } from '../../../../functions/system/ports.ts';
import { routes } from '../../../../functions/system/routes.ts';
import { writeAssets } from '../../../../infra/bundle/assets.ts';
import { serve } from '../../../../shared/api/serve.ts';
import type { Services } from '../../../../shared/api/services.ts';
import type { HttpEvent, HttpResult } from '../../../../shared/platform/http/exchange.ts';
import type { Environment } from '../../../../shared/platform/runtime/config.ts';

export interface System {
  handle(event: HttpEvent): Promise<HttpResult>;
  call(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<HttpResult>;
  stop(): Promise<void>;
}

/** A store, a verifier and a limiter that fail the test when they are used. */
const unusedServices = new Proxy({} as Services, {
  get: (_, name) =>
    new Proxy(() => undefined, {
      get: () => {
        throw new Error(`The system group used ${String(name)}`);
      },
      apply: () => {
        throw new Error(`The system group used ${String(name)}`);
      },
    }),
});

/** The files of the bundle, which take seconds to make: once for all files of a worker, and deleted at its end. */
let made: Promise<string> | undefined;
const assets = (): Promise<string> => {
  const make = async (): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'system-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    await writeAssets('system', folder);
    return folder;
  };
  made ??= make();
  return made;
};

/** The system group with the files of its bundle, or of another folder, and no services. */
export const startSystem = async (
  build: Build = { service: 'hub', version: '1.2.3' },
  environment: Environment = {},
  folder?: string,
): Promise<System> => {
  const ports = { ...connectPorts(environment, folder ?? (await assets())), build };
  const served = (its: typeof routes) =>
    serve(
      its,
      () => ports,
      () => unusedServices,
    );
  const handler = withPages(served(routes), served(pageRoutes));
  return {
    handle: (event) => handler(event, {}),
    call(path, headers = {}, method = 'GET') {
      const [rawPath = '', rawQueryString = ''] = path.split('?', 2);
      const requestContext = { requestId: 'request', http: { method, sourceIp: '203.0.113.1' } };
      return handler({ rawPath, rawQueryString, headers, requestContext }, {});
    },
    stop: async () => {},
  };
};
