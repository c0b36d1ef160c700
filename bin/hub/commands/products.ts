import { resource } from '../resource.ts';
import { list, shown } from '../verb.ts';

const PRODUCTS = '/api/v1/teams/{team_id}/hubs/{hub_id}/products';

export const { define, verbs } = resource([
  list(PRODUCTS, {
    name: 'list',
    about: 'List the products of the hub',
    isDefault: true,
    what: 'products',
    columns: [{ attribute: 'name', wide: true }, 'status', 'created_at', { attribute: 'description', wide: true }],
  }),
  shown('get', `${PRODUCTS}/{product_id}`, { name: 'get', about: 'Show a product' }),
  shown('post', PRODUCTS, {
    name: 'create',
    about: 'Create a product',
    type: 'products',
    flags: [
      { flag: '--name <name>', about: 'name', attribute: 'name', needed: true },
      { flag: '--description <text>', about: 'description; @file reads a file', attribute: 'description' },
    ],
  }),
]);
