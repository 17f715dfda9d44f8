import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, renderAtDesk } from '../../testing/desk-stand.tsx';
import { wordsOf } from '../../texts/words.ts';
import { useTexts } from '../../texts/texts.tsx';
import { ReportTable } from './report-table.tsx';

const bets = {
  ...({ id: 'betting.bets', area: 'play', order: 10, path: '/bets', key: 'betKey', cursor: 'before' } as const),
  ...{ read: aCall('/bo/bets'), columns: [], filters: [] },
};

function Report() {
  return (
    <ReportTable
      words={wordsOf(useTexts(), 'desk.reports')}
      columns={[
        { id: 'product', as: 'text' },
        { id: 'stake', as: 'amount' },
      ]}
      rows={[
        {
          cells: ['RNG', '100.0000'],
          of: { page: '/bets', filter: { category: 'RNG', from: '2026-11-01', to: '2026-11-02' } },
        },
        { cells: ['LIVE', '5.0000'], of: null },
      ]}
      totals={['', '105.0000']}
    />
  );
}

test('a row of a report leads to the rows it is made of, where their page is offered', async () => {
  await renderAtDesk(<Report />, { offers: { lists: [bets] }, answers: {}, address: '/reports' });

  const leads = page.getByRole('link');
  await expect.element(leads).toHaveAttribute('href', '/bets?category=RNG&from=2026-11-01&to=2026-11-02');
  expect(leads.elements()).toHaveLength(1);
});

test('a row leads nowhere for somebody who may not see its page', async () => {
  await renderAtDesk(<Report />, { offers: {}, answers: {}, address: '/reports' });

  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
