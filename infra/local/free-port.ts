import { createServer } from 'node:net';

/** A currently free port on the loopback address: the preferred one, if it is free. */
export const freePort = (preferred = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort())));
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
