import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../testing/stand.tsx';
import { PageOutlet } from './page-outlet.tsx';

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
