import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const PRODUCTS = '/api/v1/teams/{team_id}/hubs/{hub_id}/products';

export const { define, verbs } = resource([
  list(PRODUCTS, {
    name: 'list',
    about: 'List the products of the hub',
    isDefault: true,
    memberPath: '/api/v1/hubs/{hub_id}/products',
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
  shown('patch', `${PRODUCTS}/{product_id}`, {
    name: 'update',
    about: 'Update a product',
    type: 'products',
    flags: [
      { flag: '--name <name>', about: 'name', attribute: 'name' },
      { flag: '--description <text>', about: 'description; @file reads a file', attribute: 'description' },
      {
        flag: '--status <status>',
        about: 'whether it is for sale',
        attribute: 'status',
        values: ['active', 'archived'],
      },
    ],
  }),
  done('delete', `${PRODUCTS}/{product_id}`, { name: 'delete', about: 'Delete a product', done: 'Product deleted.' }),
]);
