import type { TranscodingDeclaration } from '../provider.ts';

export const mediaconvert: TranscodingDeclaration = {
  service: 'mediaconvert',
  actions: ['CreateJob', 'GetJob'],
  resources: [
    { resource: 'queues', resourceName: 'Default' },
    { resource: 'jobs', resourceName: '*' },
  ],
};
