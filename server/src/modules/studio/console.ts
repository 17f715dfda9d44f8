import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  JACKPOT_KINDS,
  listJackpotPools,
  listJackpotWins,
  listPar,
  readJackpotPool,
} from '@fairground/contract/studio/operator-endpoints';

const JACKPOT_COLUMNS: readonly Column[] = [
  { id: 'kind', as: 'word' },
  { id: 'game', as: 'record', record: 'game', key: 'nodeId' },
  { id: 'bet', as: 'amount' },
  { id: 'pool', as: 'amount', sums: true },
  { id: 'seed', as: 'amount' },
  { id: 'addedToday', as: 'amount', sums: true },
  { id: 'currency', as: 'text' },
  { id: 'wonAt', as: 'moment' },
  { id: 'won', as: 'amount' },
];

/** The mathematics of our own games on the page of the game, and the jackpots that are played for. */
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
      record: 'jackpot',
      columns: [{ id: 'jackpot', as: 'text' }, ...JACKPOT_COLUMNS, { id: 'vendor', as: 'text', isHidden: true }],
      filters: [
        { id: 'kind', as: 'choice', choices: JACKPOT_KINDS },
        { id: 'game', as: 'text' },
        { id: 'currency', as: 'text' },
      ],
    },
  ],
  records: [
    {
      id: 'studio.jackpot',
      needs: 'games.read',
      record: 'jackpot',
      path: '/jackpots',
      read: readJackpotPool,
      key: 'key',
      heading: 'jackpot',
      facts: [...JACKPOT_COLUMNS, { id: 'vendor', as: 'text' }],
    },
  ],
  panels: [
    {
      id: 'studio.jackpot-wins',
      needs: 'games.read',
      on: 'jackpot',
      place: 'tab',
      order: 1,
      read: listJackpotWins,
      by: 'key',
      rows: {
        key: 'winKey',
        columns: [
          { id: 'at', as: 'moment' },
          { id: 'amount', as: 'amount' },
          { id: 'memberId', as: 'record', record: 'member' },
          { id: 'roundId', as: 'text' },
          { id: 'issue', as: 'record', record: 'issue' },
          { id: 'tickets', as: 'number' },
        ],
      },
    },
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
