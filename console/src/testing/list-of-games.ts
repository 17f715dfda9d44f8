import type { ListPage } from '../parts/list-page.tsx';
import { aCall } from './desk-stand.tsx';

/** A list of games that can be open or closed, and lead to a record each. */
export const LIST_OF_GAMES = {
  ...({ id: 'catalog.games', area: 'play', order: 1, path: '/games' } as const),
  read: aCall('/bo/game/list'),
  key: 'nodeId',
  record: 'game',
  columns: [
    { id: 'name', as: 'text' },
    { id: 'state', as: 'state' },
  ],
  filters: [],
  cursor: 'cursor',
} satisfies Parameters<typeof ListPage>[0]['offer'];
