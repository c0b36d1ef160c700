import { declaredFields } from '../../../platform/aws/provider-declaration.ts';
import type { ConnectTranscription } from '../provider.ts';
import { assemblyAi } from './client.ts';
import { SECRET } from './declaration.ts';

export const connectAssemblyAi: ConnectTranscription = (environment) =>
  assemblyAi(environment, declaredFields(environment, SECRET));
