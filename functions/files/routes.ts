import type { Route } from '../../shared/http/route.ts';
import { fileRoutes } from './files.ts';
import type { FilePorts } from './ports.ts';
import { uploadRoutes } from './uploads.ts';

export const routes: readonly Route<FilePorts>[] = [...uploadRoutes, ...fileRoutes];
