import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { renderOnSite } from '../../testing/stand.tsx';
import { watchArrivals } from './arrival.ts';
import { PageHeading } from './page-heading.tsx';

/** Draws its heading when the test says so, as a page that wakes up after the bars around it. */
let wakeUp = (): void => undefined;

function LatePage() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    wakeUp = () => setAwake(true);
  }, []);
  return (
    <>
      <a href="#content">Skip to content</a>
      <main id="content" tabIndex={-1}>
        {isAwake && <PageHeading>Fairground</PageHeading>}
      </main>
    </>
  );
}

test('[L-05] the skip link keeps the focus on the content when the heading of the page wakes up after it', async () => {
  const here = location.pathname + location.search;
  watchArrivals();
  await renderOnSite(<LatePage />);

  await page.getByRole('link', { name: 'Skip to content' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  wakeUp();

  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading takes the focus a turn after it stands, if somebody moved to its page.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(page.getByRole('main').element());
  navigate(here, { replace: true });
});

test('the heading of a page has the focus after a move there, also to where the page before was left for another', async () => {
  const here = location.pathname + location.search;
  watchArrivals();
  const at = async (address: string, how: { readonly replace: boolean }) => {
    navigate(address, how);
    const drawn = await renderOnSite(<PageHeading>{address}</PageHeading>);
    const heading = page.getByRole('heading', { level: 1, name: address });
    await expect.element(heading).toBeVisible();
    return { drawn, heading };
  };
  const replaced = await at('/help', { replace: true });
  await replaced.drawn.unmount();

  const moved = await at(here, { replace: false });

  await expect.element(moved.heading).toHaveFocus();
  navigate(here, { replace: true });
});
