import { type GatewayStage, gatewayStage } from './aws/gateway-stage.ts';
import { OPERATOR, OPERATOR_STATEMENTS } from './aws/operator.ts';
import type { OperatedParts } from './aws/services.ts';
import type { DataFolder } from './data-folder.ts';
import type { World } from './resources/resource.ts';
import type { Switches } from './wire.ts';

interface ServiceTime {
  readonly aheadMilliseconds: () => number;
}

/** What operator commands read and change of a stack, besides its data. */
interface Operated {
  readonly parts: OperatedParts;
  readonly gateway: GatewayStage;
  /** The lists that provisioning fills, and the permissions of callers. */
  readonly provisioned: Pick<World, 'stackResources' | 'queueNames' | 'callers'>;
  /** Called when the event sources have started. */
  readonly connect: (switches: Switches) => void;
}

export const operatedStack = (folder: DataFolder, { aheadMilliseconds }: ServiceTime, origin: string): Operated => {
  const stackResources: World['stackResources'] = [];
  const queueNames: World['queueNames'] = [];
  let switches: Switches = { mappings: new Map(), rules: new Map() };
  const gateway = gatewayStage(() => stackResources);
  return {
    gateway,
    provisioned: { stackResources, queueNames, callers: new Map([[OPERATOR, OPERATOR_STATEMENTS]]) },
    parts: {
      ...{ folder, gateway, queueNames: () => queueNames, switches: () => switches },
      machineTime: () => Date.now() - aheadMilliseconds(),
      stack: { resources: () => stackResources, outputs: () => ({ ApiOrigin: origin }) },
    },
    connect(started) {
      switches = started;
    },
  };
};
