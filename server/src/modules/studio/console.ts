import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { listJackpotPools, listPar } from '@fairground/contract/studio/operator-endpoints';

/** The mathematics of our own games on the page of the game, and what their jackpots hold. */
export const studioOffers: ConsoleOffer = {
  lists: [
    {
      id: 'studio.jackpots',
      needs: 'games.read',
      area: 'play',
      order: 16,
      path: '/jackpots',
      read: listJackpotPools,
      key: 'key',
      columns: [
        { id: 'game', as: 'record', record: 'game', key: 'nodeId' },
        { id: 'vendor', as: 'text' },
        { id: 'jackpot', as: 'text' },
        { id: 'bet', as: 'amount' },
        { id: 'pool', as: 'amount', sums: true },
        { id: 'currency', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      id: 'studio.par',
      needs: 'games.read',
      on: 'game',
      place: 'tab',
      order: 5,
      read: listPar,
      by: 'nodeId',
      rows: {
        key: 'mode',
        columns: [
          { id: 'mode', as: 'text' },
          { id: 'rtp', as: 'text' },
          { id: 'hitRate', as: 'text' },
          { id: 'maxWin', as: 'text' },
          { id: 'topOneIn', as: 'text' },
          { id: 'sigma', as: 'text' },
          { id: 'model', as: 'text' },
          { id: 'rulesHash', as: 'text' },
        ],
      },
    },
  ],
};
