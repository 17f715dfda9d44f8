import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { moveDelivery } from '@fairground/contract/loyalty/operator-endpoints';

const write = { needs: 'loyalty.write' } as const;

/** The steps of a parcel on its way to the member who ordered it. */
export const deliveryActions: NonNullable<ConsoleOffer['actions']> = [
  {
    ...write,
    id: 'loyalty.pack-order',
    on: 'point-redeem',
    call: moveDelivery,
    keeps: { id: 'id' },
    sets: { to: 'PACKED' },
    when: { field: 'delivery', is: ['TO_PACK'] },
  },
  {
    ...write,
    id: 'loyalty.ship-order',
    on: 'point-redeem',
    call: moveDelivery,
    keeps: { id: 'id' },
    sets: { to: 'SHIPPED' },
    fields: [{ id: 'tracking', as: 'text', lengthMax: 80 }],
    when: { field: 'delivery', is: ['PACKED'] },
  },
  {
    ...write,
    id: 'loyalty.deliver-order',
    on: 'point-redeem',
    call: moveDelivery,
    keeps: { id: 'id' },
    sets: { to: 'DELIVERED' },
    when: { field: 'delivery', is: ['SHIPPED'] },
  },
];
