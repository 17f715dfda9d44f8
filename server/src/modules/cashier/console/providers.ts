import { listPaymentProviders, readProvidersTile } from '@fairground/contract/cashier/operator-endpoints';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

/** Whether payment providers answer: all of them, and how many do not on the first page. */
export const providerOffers = {
  lists: [
    {
      id: 'cashier.providers',
      needs: 'deposits.read',
      area: 'money',
      order: 45,
      path: '/payment-providers',
      read: listPaymentProviders,
      key: 'provider',
      columns: [
        { id: 'provider', as: 'text' },
        { id: 'state', as: 'state' },
        { id: 'channels', as: 'text' },
        { id: 'restsSince', as: 'moment' },
        { id: 'failedAt', as: 'moment' },
        { id: 'ordersFailed', as: 'number' },
        { id: 'questionsFailed', as: 'number' },
        { id: 'paid', as: 'number' },
        { id: 'failed', as: 'number' },
      ],
    },
  ],
  tiles: [
    {
      id: 'cashier.providers-tile',
      needs: 'deposits.read',
      as: 'figure',
      order: 3,
      read: readProvidersTile,
      leads: '/payment-providers',
    },
  ],
} as const satisfies ConsoleOffer;
