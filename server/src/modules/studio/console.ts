import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { listPar } from '@fairground/contract/studio/operator-endpoints';

/** The mathematics of our own games, on the page of the game. */
export const studioOffers: ConsoleOffer = {
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
