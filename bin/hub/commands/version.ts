import { createRequire } from 'node:module';
import { callOf, callWithout, type Define } from '../call.ts';

interface Flags {
  readonly service?: boolean;
}

/** Reads the manifest through the package's own name, which works in every layout. */
const ownVersion = (): string => {
  const manifest: unknown = createRequire(import.meta.url)('hub-membership-service/package.json');
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
};

export const define: Define = (command, terminal) => {
  command.option('--service', 'also print the version of the service').action(async () => {
    const { flags, print } = callWithout<Flags>(command, terminal);
    const version = ownVersion();
    if (!flags.service) return flags.json ? print.json({ version }) : print.text(`hub ${version}`);
    const { client, settings } = await callOf(command, terminal, true);
    const { demand } = await import('../../../shared/client/failure.ts');
    const service = await demand(client.GET('/version'));
    if (flags.json) return print.json({ version, service: { url: settings.url, ...service } });
    print.details([
      ['hub', version],
      ['service', `${service.service} ${service.version}`],
      ['revision', service.revision],
      ['address', settings.url],
    ]);
  });
};
