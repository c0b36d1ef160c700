import type { Command } from 'commander';
import { type CallWithout, callOf } from '../call.ts';
import type { Terminal } from '../terminal.ts';
import { contents } from '../values.ts';

export interface KeyFlags {
  readonly secretFile?: string;
  readonly publicKey?: readonly string[];
}

interface Keys {
  readonly secrets: readonly string[];
  readonly publicKeys: readonly string[];
}

/** How to pass the keys. A secret is never an argument, because `ps` would show it. */
export const keyHelp = `
Verifies with the secrets in HUB_WEBHOOK_SECRET or --secret-file, one per line,
or else with the public keys of the service.`;

/** The keys that verify deliveries: the given secrets, or else the public keys of the service. */
export const webhookKeys = async (
  command: Command,
  { flags, terminal }: Pick<CallWithout<KeyFlags>, 'flags'> & { readonly terminal: Terminal },
): Promise<Keys> => {
  const text = flags.secretFile ? await contents(terminal, flags.secretFile) : terminal.env.HUB_WEBHOOK_SECRET;
  const secrets = (text ?? '').split(/\s+/).filter((secret) => secret !== '');
  if (secrets.length > 0 || flags.publicKey) return { secrets, publicKeys: flags.publicKey ?? [] };
  const { client } = await callOf(command, terminal, true);
  const { demand } = await import('../../../shared/client/failure.ts');
  const { data } = await demand(client.GET('/api/v1/webhook-signing-keys'));
  return { secrets, publicKeys: data.map(({ attributes }) => attributes.key) };
};
