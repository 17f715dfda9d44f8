import {
  listStops,
  readStop,
  releaseStop,
  stopAll,
  stopGame,
  stopVendor,
  STOP_STATES,
} from '@fairground/contract/catalog/operator-endpoints';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const STOP_FACTS: readonly Column[] = [
  { id: 'state', as: 'state' },
  { id: 'vendor', as: 'record', record: 'game-vendor' },
  { id: 'gameId', as: 'record', record: 'game', key: 'nodeId' },
  { id: 'stoppedAt', as: 'moment' },
  { id: 'stoppedBy', as: 'text' },
  { id: 'reason', as: 'text' },
  { id: 'releasedAt', as: 'moment' },
  { id: 'releasedBy', as: 'text' },
];

/** What is stopped now or was: one person stops, two release. */
export const stopOffers = {
  list: {
    id: 'catalog.stops',
    needs: 'stops.read',
    area: 'system',
    order: 5,
    path: '/stops',
    read: listStops,
    key: 'stopId',
    record: 'stop',
    columns: [{ id: 'scope', as: 'word' }, ...STOP_FACTS],
    filters: [{ id: 'state', as: 'choice', choices: STOP_STATES }],
  },
  record: {
    id: 'catalog.stop',
    needs: 'stops.read',
    record: 'stop',
    path: '/stops',
    read: readStop,
    key: 'stopId',
    heading: 'stopId',
    state: 'state',
    facts: [{ id: 'scope', as: 'word' }, ...STOP_FACTS.slice(1)],
  },
  actions: [
    { id: 'catalog.stop-all', needs: 'stops.write', above: 'catalog.stops', call: stopAll, weight: 'site' },
    {
      id: 'catalog.stop-vendor-by-code',
      needs: 'stops.write',
      above: 'catalog.stops',
      call: stopVendor,
      fields: [{ id: 'vendor', as: 'text' }],
      weight: 'danger',
    },
    {
      id: 'catalog.stop-game-by-number',
      needs: 'stops.write',
      above: 'catalog.stops',
      call: stopGame,
      fields: [{ id: 'nodeId', as: 'text' }],
      weight: 'danger',
    },
    {
      id: 'catalog.stop-vendor',
      needs: 'stops.write',
      on: 'game-vendor',
      keeps: { vendor: 'vendor' },
      call: stopVendor,
      weight: 'danger',
    },
    {
      id: 'catalog.stop-game',
      needs: 'stops.write',
      on: 'game',
      keeps: { nodeId: 'nodeId' },
      call: stopGame,
      weight: 'danger',
    },
    {
      id: 'catalog.release-stop-record',
      needs: 'stops.write',
      on: 'stop',
      call: releaseStop,
      keeps: { stopId: 'stopId', version: 'version' },
      when: { field: 'state', is: ['stopped'] },
    },
  ],
  approval: { id: 'catalog.release-stop', needs: 'stops.write', record: 'stop' },
} as const satisfies {
  readonly list: NonNullable<ConsoleOffer['lists']>[number];
  readonly record: NonNullable<ConsoleOffer['records']>[number];
  readonly actions: NonNullable<ConsoleOffer['actions']>;
  readonly approval: NonNullable<ConsoleOffer['approvals']>[number];
};
