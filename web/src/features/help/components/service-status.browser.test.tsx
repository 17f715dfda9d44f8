import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { ServiceStatus } from './service-status.tsx';

const at = (hour: string): Date => new Date(`2026-11-17T${hour}:00:00Z`);
const HEALTH = {
  readAt: at('05'),
  site: { state: 'open', until: null, planned: [{ startsAt: at('20'), endsAt: at('21'), title: 'New machines' }] },
  vendors: [
    { vendor: 'JL', vendorName: 'Jade Lion', state: 'open', until: null, planned: null },
    { vendor: 'PG', vendorName: 'Paper Goose', state: 'maintenance', until: at('09'), planned: null },
    {
      vendor: 'PP',
      vendorName: 'Plum Pony',
      state: 'stopped',
      until: null,
      planned: { startsAt: at('22'), endsAt: null },
    },
  ],
};

test('the status of the service says of the site and of each vendor whether it can be played, and what is planned', async () => {
  await renderOnSite(<ServiceStatus />, { answers: { 'catalog.read-health': HEALTH } });
  const vendor = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await expect.element(vendor('Jade Lion').getByText('Open', { exact: true })).toBeVisible();
  await expect.element(vendor('Paper Goose').getByText('Maintenance', { exact: true })).toBeVisible();
  await expect.element(vendor('Paper Goose').getByText(/^until /)).toBeVisible();
  await expect.element(vendor('Plum Pony').getByText('Paused', { exact: true })).toBeVisible();
  await expect.element(vendor('Plum Pony').getByText(/^Planned from /)).toBeVisible();
  await expect.element(page.getByText(/Planned: .* · New machines/)).toBeVisible();
});

test('a status that could not be read says so, and can be asked again', async () => {
  await renderOnSite(<ServiceStatus />);

  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /again|retry/i })).toBeVisible();
});
