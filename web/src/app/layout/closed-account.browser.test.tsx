import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { isOpenToExcluded } from '../open-to-excluded.ts';
import { matchRoute } from '../routes.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LeftBar } from './left-bar.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { RightBar } from './right-bar.tsx';

const nothing = () => undefined;

function Frame() {
  return (
    <>
      <LeftBar />
      <Header onMenuOpen={nothing} />
      <RightBar />
      <Footer />
      <BottomBar onMenuOpen={nothing} />
      <MemberSheet isOpen onClose={nothing} />
    </>
  );
}

const pathsOfLinks = (): readonly string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);

test('nothing around a page invites a member that excluded itself to play, to an offer or to pay in', async () => {
  await renderOnSite(<Frame />, { account: 'ann', scope: 'withdraw', flags: { MINIGAME: true } });
  await expect.element(page.getByRole('button', { name: 'Withdraw', exact: true }).last()).toBeVisible();

  const closed = pathsOfLinks().filter((path) => path !== '/' && !isOpenToExcluded(matchRoute(path).route.id));
  expect(closed).toEqual([]);
  for (const name of ['Deposit', 'Play a quick game', 'Games', 'Get the app', /Search/, 'Agent centre'])
    expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([]);
});

test('anybody else finds the lobbies, the offers and the deposit there', async () => {
  await renderOnSite(<Frame />, { account: 'ann', flags: { MINIGAME: true } });

  await expect.element(page.getByRole('button', { name: 'Deposit', exact: true }).last()).toBeVisible();
  expect(pathsOfLinks()).toEqual(expect.arrayContaining(['/hot', '/promotions']));
});
