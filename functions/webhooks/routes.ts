import { deliveryRoutes } from './deliveries.ts';
import { endpointRoutes } from './endpoints.ts';
import { receiptRoutes } from './receipts.ts';
import { secretRoutes } from './secrets.ts';

export const routes = [...endpointRoutes, ...secretRoutes, ...deliveryRoutes, ...receiptRoutes];
