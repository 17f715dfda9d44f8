import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { watchArrivals } from '../../../shared/page/arrival.ts';
import { renderOnSite } from '../../../testing/stand.tsx';
import { GameBar } from './game-bar.tsx';
import { GameDoor } from './game-door.tsx';

const nothing = () => undefined;
const BAR = (
  <GameBar
    title="Golden Drum"
    provider="Old Banyan"
    balance="10.00"
    isFull={false}
    isUnderHeader
    onFullScreen={nothing}
    onDetails={nothing}
    onLeave={nothing}
  />
);

test.each([
  ['a game', BAR, 'Golden Drum'],
  ['a game that waits for a login', <GameDoor key="door" balance="" size="page" nothing={null} />, 'Game'],
])('%s opens at the top however far the lobby was scrolled, with the focus on its name', async (_what, part, name) => {
  const here = location.pathname + location.search;
  watchArrivals();
  await renderOnSite(<div style={{ height: '4000px' }} />);
  scrollTo(0, 1500);
  await expect.poll(() => scrollY).toBe(1500);

  navigate('/game?nodeId=1');
  await renderOnSite(part);

  await expect.poll(() => scrollY).toBe(0);
  await expect.element(page.getByRole('heading', { level: 1, name })).toHaveFocus();
  navigate(here, { replace: true });
});
