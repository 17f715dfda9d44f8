import { parseMoney } from '@fairground/contract/money';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import { gameOf } from '@fairground/engines/lottery/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { TableStage } from '../features/card-rooms/index.ts';
import { GameDoor, MiniGame } from '../features/game-frame/index.ts';
import { LotteryWindow } from '../features/lottery/index.ts';
import { Book } from '../features/sports/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { renderOnSite } from '../testing/stand.tsx';
import { RealityCheckHost } from './layout/reality-check-host.tsx';

const HERE = location.pathname + location.search;
const ACCOUNT = 'lucky1';
const forget = () => localStorage.removeItem(`playNotice:${ACCOUNT}`);
beforeEach(forget);
afterEach(() => {
  forget();
  navigate(HERE, { replace: true });
});

const SESSION = {
  ...{ since: new Date('2026-11-17T04:00:00Z'), now: new Date('2026-11-17T05:00:00Z') },
  ...{ staked: parseMoney('30'), returned: parseMoney('12.5'), net: parseMoney('-17.5') },
  check: { minutes: 60, offered: [60], dueAt: new Date('2026-11-17T05:30:00Z'), isHeld: false, resumesAt: null },
};

const LOTTERY = 'MB';
const OFFER = {
  ...{ gameCode: LOTTERY, isOn: true },
  limits: {
    ...{ multipleMax: 100, linesMax: 50, chaseIssuesMax: 10 },
    ...{ amountMax: parseMoney('1000'), winMax: parseMoney('9000'), exposureMax: parseMoney('9000') },
  },
  modes: (gameOf(LOTTERY)?.modes ?? []).map((mode) => ({
    ...{ mode, stakeUnits: 1, units: ['whole'], series: { min: 1, max: 1, step: 1, usual: 1 }, plays: [] },
  })),
};

const ANSWERS = {
  'protection.read-session': SESSION,
  'catalog.list-games': {
    games: [{ nodeId: 1n, gameId: '77', gameName: 'Golden Drum', status: 'OPEN' }],
    total: 1,
  },
  'sports.list-competitions': { list: [] },
  'sports.read-coupon': { serverTime: new Date('2026-11-17T05:00:00Z'), list: [] },
  'lottery.read-offer': OFFER,
};

test.each([
  ['a game', '/game?nodeId=1', () => <GameDoor balance="" size="page" nothing={null} />],
  ['the small game in the corner', '/', () => <MiniGame />],
  ['a card table', '/pvp/table/1', () => <TableStage tableId={1n as CardTableId} />],
  ['a lottery', `/vnLottery?gameCode=${LOTTERY}`, () => <LotteryWindow area="VN" balance="" />],
  ['the book of sports', '/sports', () => <Book face="SPORTS" />],
])(
  '%s shows the time and the net position of the session, and before the first wager the notice',
  async (_, at, part) => {
    navigate(at, { replace: true });

    await renderOnSite(<AwakePart fallback={null}>{part()}</AwakePart>, {
      account: ACCOUNT,
      answers: ANSWERS,
      flags: { MINIGAMECODE: '77' },
    });

    await expect.element(page.getByText(/^Logged in for 1:00:0\d$/)).toBeInTheDocument();
    await expect.element(page.getByText('−17.50')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Responsible play' })).toBeVisible();
  },
);

test('a reality check that holds lies over a card table that fills the window, and lets go of it once it is answered', async () => {
  let isHeld = false;
  const session = () => ({ ...SESSION, check: { ...SESSION.check, isHeld } });
  const { queryClient } = await renderOnSite(
    <AwakePart fallback={null}>
      <TableStage tableId={1n as CardTableId} />
      <RealityCheckHost />
    </AwakePart>,
    { account: ACCOUNT, answers: { ...ANSWERS, 'protection.read-session': session } },
  );
  await page.getByRole('button', { name: 'Fill the window' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time for a look back' });

  const read = (isHeldNow: boolean) => {
    isHeld = isHeldNow;
    return queryClient.invalidateQueries({ queryKey: ['protection.read-session'] });
  };

  await read(true);
  await expect.element(dialog).toBeVisible();
  const onTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  expect(onTop?.closest('[role="dialog"]')).toBe(dialog.element());
  await read(false);

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByTitle('Card table')).toBeVisible();
});
