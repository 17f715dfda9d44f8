import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../testing/stand.tsx';
import { isOpenToExcluded } from './open-to-excluded.ts';
import { PageOutlet } from './page-outlet.tsx';
import { ROUTES } from './routes.ts';

const { href } = location;
afterEach(() => history.replaceState(null, '', href));

function Outlet() {
  const [drawn, setDrawn] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        draw again
      </button>
      <PageOutlet fallback={<p>{drawn}</p>} />
    </>
  );
}

test('a page that had to be loaded first keeps what was typed into it when the outlet is drawn again', async () => {
  history.replaceState(null, '', '/no-such-page');
  await renderOnSite(<Outlet />);
  const heading = page.getByRole('heading').first();
  await expect.element(heading).toBeVisible();
  const before = heading.element();

  await page.getByRole('button', { name: 'draw again' }).click();

  expect(heading.element()).toBe(before);
});

const closedHeading = () => page.getByRole('heading', { name: 'Your account is closed to play' });

test('a member that excluded itself sees that it is closed to play in place of every page but help, proofs and protection', async () => {
  const paths = ROUTES.filter(({ id }) => !isOpenToExcluded(id)).map(({ paths: [path] }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/rng', '/lottery', '/promotions', '/pointMall', '/game']));

  for (const path of paths) {
    history.replaceState(null, '', path);
    const outlet = await renderOnSite(<Outlet />, { account: 'ann', scope: 'withdraw' });
    await expect.element(closedHeading(), { message: path }).toBeVisible();
    await outlet.unmount();
  }

  history.replaceState(null, '', '/no-such-page');
  await renderOnSite(<Outlet />, { account: 'ann', scope: 'withdraw' });
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  expect(closedHeading().elements()).toEqual([]);
});
