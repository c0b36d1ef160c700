import * as z from 'zod';
import { described } from '#docs';
import { optionalPersonShape } from '../../hubs/people/embedded/embedded-shape.ts';

/** The names of the buyer, the product and the price of a purchase. */
export const purchaseNames = () => ({
  ...optionalPersonShape('contact'),
  product_name: z
    .string()
    .nullable()
    .meta(
      described(
        'The current name of the product, or the last one if it was deleted. Null if it was deleted before names were kept.',
      ),
    ),
  price_name: z.string().nullable().meta(described('The current name of the price. Null if it has none.')),
});
