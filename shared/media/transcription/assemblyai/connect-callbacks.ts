import { declaredVersions } from '../../../platform/aws/provider-declaration.ts';
import type { ConnectCallbacks } from '../../../platform/callbacks/provider.ts';
import { assemblyAiCallbacks } from './callbacks.ts';
import { SECRET } from './declaration.ts';

export const connectAssemblyAiCallbacks: ConnectCallbacks = (environment) =>
  assemblyAiCallbacks(declaredVersions(environment, SECRET));
