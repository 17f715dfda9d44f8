import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { DataTable } from './data-table.tsx';
import type { TableSort } from './data-table.tsx';
import { Held } from './testing/held.tsx';

type Bet = { readonly id: string; readonly game: string; readonly stake: number };

const BETS: readonly Bet[] = [
  { id: '1', game: 'Plinko', stake: 5 },
  { id: '2', game: 'Keno', stake: 20 },
];

const showTable = (props: { readonly rows?: readonly Bet[]; readonly loadingRows?: number } = {}) => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  const screen = render(
    <Held<TableSort | undefined> initial={undefined}>
      {(sort, setSort) => (
        <DataTable<Bet>
          caption="Bets"
          columns={[
            { id: 'game', header: 'Game', cell: ({ game }) => game, primary: true },
            { id: 'stake', header: 'Stake', cell: ({ stake }) => stake, align: 'end', sortable: true },
          ]}
          rows={BETS}
          keyOf={({ id }) => id}
          sort={sort}
          onSortChange={(next) => {
            onSortChange(next);
            setSort(next);
          }}
          empty={<p>No bets yet</p>}
          {...props}
        />
      )}
    </Held>,
  );
  return screen.then((shown) => ({ ...shown, onSortChange }));
};

test('a table has a name, its columns and its rows; figures stand at the end', async () => {
  const screen = await showTable();
  const table = screen.getByRole('table', { name: 'Bets' });

  await expect.element(table.getByRole('columnheader', { name: 'Game' })).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(3);
  expect(getComputedStyle(table.getByRole('cell', { name: '20' }).element()).textAlign).toBe('end');
});

test('a column is sorted by the greatest first, and turned round by the next press', async () => {
  const screen = await showTable();
  const header = screen.getByRole('columnheader', { name: 'Stake' });
  expect(screen.getByRole('columnheader', { name: 'Game' }).getByRole('button').elements()).toEqual([]);

  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');

  expect(screen.onSortChange.mock.calls).toEqual([
    [{ column: 'stake', order: 'descending' }],
    [{ column: 'stake', order: 'ascending' }],
  ]);
});

test('a table on its way is busy and keeps the place of its rows; without rows it says so', async () => {
  const waiting = await showTable({ rows: [], loadingRows: 4 });
  await expect.element(waiting.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(waiting.container.querySelectorAll('tbody tr')).toHaveLength(4);
  await waiting.unmount();

  const empty = await showTable({ rows: [] });
  await expect.element(empty.getByText('No bets yet')).toBeVisible();
  expect(empty.getByRole('table').elements()).toEqual([]);
});

test('in a narrow place rows become cards whose figures keep their names', async () => {
  await page.viewport(390, 844);
  const screen = await showTable();
  const cell = screen.container.querySelector('tbody td[data-label="Stake"]');
  if (cell === null) throw new Error('the cell is missing');

  expect(getComputedStyle(cell, '::before').content).toContain('Stake');
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
});
