import { objectOf, stringOf } from '../json.ts';
import { AwsError, type AwsService, inputOf, jsonResponse, jsonService } from '../protocol/request.ts';
import type { Switches } from '../wire.ts';

export const EVENT_SOURCES_PATH = '/2015-03-31/event-source-mappings/';

/** Lambda's event source mappings: reads one, and enables or disables it. */
export const eventSourceMappings =
  (switches: () => Switches): AwsService =>
  async (request) => {
    const id = decodeURIComponent(request.path.slice(EVENT_SOURCES_PATH.length).replace(/[/?].*$/, ''));
    const mapping = switches().mappings.get(id);
    if (!mapping) throw new AwsError('ResourceNotFoundException', `There is no event source mapping ${id}.`, 404);
    if (request.method === 'PUT') {
      const { Enabled } = objectOf(inputOf(request));
      if (typeof Enabled === 'boolean') await mapping.setEnabled(Enabled);
    }
    const { sourceArn: EventSourceArn, functionArn: FunctionArn } = mapping.wiring;
    return jsonResponse({ UUID: id, EventSourceArn, FunctionArn, State: mapping.isEnabled() ? 'Enabled' : 'Disabled' });
  };

/** EventBridge: reads a rule, and enables or disables it. */
export const eventBridge = (switches: () => Switches): AwsService => {
  const ruleOf = (name: unknown) => {
    const rule = switches().rules.get(stringOf(name));
    if (!rule) throw new AwsError('ResourceNotFoundException', `Rule ${stringOf(name)} does not exist.`);
    return rule;
  };
  const set =
    (enabled: boolean) =>
    async ({ Name }: { readonly Name?: unknown }) => {
      await ruleOf(Name).setEnabled(enabled);
      return {};
    };
  return jsonService({
    DescribeRule: ({ Name = '' }) => ({ Name, State: ruleOf(Name).isEnabled() ? 'ENABLED' : 'DISABLED' }),
    EnableRule: set(true),
    DisableRule: set(false),
  });
};
