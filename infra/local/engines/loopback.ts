import { Server } from 'node:net';

const ALL_INTERFACES = '0.0.0.0';
const LOOPBACK = '127.0.0.1';

const { listen } = Server.prototype;
let running = 0;

const onAll = (options: unknown): options is { readonly host: string } =>
  typeof options === 'object' && options !== null && 'host' in options && options.host === ALL_INTERFACES;

/** Servers that listen on all interfaces before `start` has ended listen on 127.0.0.1 instead. */
export const onlyLoopback = async <T>(start: () => Promise<T>): Promise<T> => {
  running += 1;
  Server.prototype.listen = function onLoopback(this: Server, ...given: unknown[]): Server {
    const [options, ...rest] = given;
    const args = onAll(options) ? [{ ...options, host: LOOPBACK }, ...rest] : given;
    return Reflect.apply(listen, this, args);
  };
  try {
    return await start();
  } finally {
    running -= 1;
    if (running === 0) Server.prototype.listen = listen;
  }
};
