import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Pages } from '../app/pages.tsx';
import { aCall, renderAtDesk } from '../testing/desk-stand.tsx';
import { LIST_OF_GAMES } from '../testing/list-of-games.ts';

const games = {
  ...LIST_OF_GAMES,
  filters: [{ id: 'state', as: 'choice' as const, choices: ['open', 'closed'] }],
};
const game = {
  ...{ id: 'catalog.game', record: 'game', path: '/games', key: 'nodeId', heading: 'name', facts: [] },
  read: aCall('/bo/game'),
};
const vendorOfGame = {
  ...({ id: 'catalog.game-vendor', on: 'game', place: 'tab', order: 1 } as const),
  facts: [{ id: 'vendor', as: 'text' }],
} as const;
const closeGame = {
  ...{ id: 'catalog.close-game', on: 'game', reason: 'reason', keeps: { nodeId: 'nodeId' }, fields: [] },
  call: aCall('/bo/game/switch', { method: 'POST' }),
};
const ROWS = Array.from({ length: 60 }, (_, place) => ({
  ...{ nodeId: `${place + 1}`, name: `Dragon ${place + 1}`, state: 'open', vendor: `Studio ${place + 1}` },
}));

const openGames = (address: string) =>
  renderAtDesk(<Pages />, {
    offers: {
      lists: [games],
      records: [game],
      panels: [{ ...vendorOfGame, facts: [...vendorOfGame.facts] }],
      actions: [closeGame],
    },
    address,
    answers: {
      '/bo/view/list': () => ({ list: [] }),
      '/bo/game/list': () => ({ list: ROWS, next: null }),
      '/bo/game': ({ query }) => ROWS.find(({ nodeId }) => nodeId === query['nodeId']),
      '/bo/record/trail': () => ({ list: [], next: null }),
    },
  });

const aside = () => page.getByRole('region', { name: 'Open record' });
const rows = () => page.getByRole('region', { name: 'Games' });

test('where there is room a record opens beside its list, which keeps its filter and its place; Escape leads back to the row', async () => {
  const { addressNow, calls } = await openGames('/games?state=open');
  await expect.element(page.getByRole('link', { name: 'Dragon 40' })).toBeInTheDocument();
  // No styles of the console are here.
  Object.assign((rows().element() as HTMLElement).style, { overflow: 'auto', maxHeight: '20rem' });
  page.getByRole('link', { name: 'Dragon 40' }).element().scrollIntoView({ block: 'center' });
  const place = rows().element().scrollTop;

  await page.getByRole('link', { name: 'Dragon 40' }).click();

  await expect.element(aside().getByRole('heading', { name: 'Dragon 40' })).toBeVisible();
  expect(addressNow()).toBe('/games?state=open&open=game:40');
  await expect.element(aside()).toHaveFocus();
  expect(rows().element().scrollTop).toBe(place);
  expect(place).toBeGreaterThan(0);
  expect(calls.filter(({ path }) => path === '/bo/game/list')).toHaveLength(1);

  await userEvent.keyboard('{Escape}');

  await expect.element(aside()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Dragon 40' })).toHaveFocus();
  expect(addressNow()).toBe('/games?state=open');
});

test('an address with an open record shows both, a tab of it keeps it open, and its link leads to the page of the record', async () => {
  const { addressNow } = await openGames('/games?open=game:7');
  await expect.element(aside().getByText('Studio 7')).toBeVisible();

  await aside().getByRole('tab', { name: 'Changes' }).click();

  await expect.element(aside().getByText('Nobody on the staff has changed this yet.')).toBeVisible();
  expect(addressNow()).toBe('/games?open=game%3A7&tab=trail');
  await aside().getByRole('link', { name: 'Open as page' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dragon 7', level: 1 })).toBeVisible();
  expect(addressNow()).toBe('/games/7');
});

test('Escape in a dialog above closes the dialog alone', async () => {
  await openGames('/games?open=game:7');

  await aside().getByRole('button', { name: 'Take off the site…' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(aside()).toBeVisible();
});

test('without room for both a record is a page, by its row and by an address that has it open', async () => {
  await page.viewport(1024, 800);
  const { addressNow } = await openGames('/games?open=game:7');

  await expect.element(page.getByRole('heading', { name: 'Dragon 7', level: 1 })).toBeVisible();
  expect(addressNow()).toBe('/games/7');
});
