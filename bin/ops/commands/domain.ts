import type { Command } from 'commander';
import { DomainName } from '../../../shared/hubs/hubs/domains/domain-name.ts';
import { serveDomain } from '../../../shared/hubs/hubs/domains/serve-domain.ts';
import { holderOfDomain } from '../../../shared/hubs/hubs/hub-of-domain.ts';
import { CommandError, Exit, usage } from '../../hub/exit.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { mainTable } from '../table.ts';

interface Flags {
  readonly activate?: boolean;
  readonly deactivate?: boolean;
}

const targetOf = ({ activate, deactivate }: Flags): 'active' | 'verified' | undefined => {
  if (activate && deactivate) throw usage('Use either --activate or --deactivate.');
  if (activate) return 'active';
  return deactivate ? 'verified' : undefined;
};

const domain = async (ops: Ops<Flags>, text = ''): Promise<Outcome> => {
  const target = targetOf(ops.flags);
  const parsed = DomainName.safeParse(text);
  if (!parsed.success) throw usage(`${text}: ${parsed.error.issues[0]?.message}`);
  const name = parsed.data;
  const db = await mainTable(ops.stage);
  const holder = await holderOfDomain(db, name);
  if (!holder) throw new CommandError(Exit.notFound, `No hub has verified the domain ${name}.`);
  const { hub, item } = holder;
  const found = { stage: ops.stage.name, domain: name, hub: hub.id, hub_name: hub.name, team: hub.team_id };
  const of = `${name} of the hub ${hub.name} (${hub.id}, team ${hub.team_id})`;
  if (!target) return { result: { ...found, status: item.status }, show: ({ line }) => line(`${of}: ${item.status}.`) };
  if (item.status === target)
    return {
      result: { ...found, status: target, changed: false },
      show: ({ line }) => line(`${of}: already ${target}.`),
    };
  if (ops.isDry)
    return {
      result: { ...found, dry_run: true, status: item.status, would_be: target },
      show: ({ line }) => line(`Would set ${of} from ${item.status} to ${target}.`),
    };
  const operator = await ops.stage.operator();
  if (!(await serveDomain(db, item, target, { operator, now: ops.now() })))
    throw new CommandError(Exit.refused, 'The domain was changed meanwhile. Run the command again.');
  return {
    result: { ...found, status: target, changed: true },
    show({ line }) {
      line(`${of}: ${target}.`);
      line(`The team's audit log names ${operator}.`);
    },
  };
};

export const define = (command: Command, run: Runner): void =>
  run<Flags>(
    command
      .argument('<domain>', 'a domain that a hub has verified')
      .option('--activate', 'serve the hub at the domain')
      .option('--deactivate', 'set the domain back to verified'),
    domain,
  );
