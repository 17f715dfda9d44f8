import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { createKnownGames } from '../games.ts';
import { settleIssue } from '../settlement/settle-issue.ts';
import { findIssue } from '../store/issues.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const WRONG = ['9', '9', '9', '9', '9'];
const RIGHT = ['1', '2', '3', '4', '5'];
const RICH = 100_000_000;
const reason = 'the feed was wrong';
const boards = new Map<string, readonly string[]>();
const hall = await aHall(await testDatabase(), { boards });
const { lottery, approvals, anIssue, anOrder, aPlayer, cashOf, issueRow, passTime, place, takeAll, wallet } = hall;

const call = (name: string, input: object) => callRoute(lottery.routes, name, input, aCallOf(ANN));
const seen = async (numero: string) =>
  (await call('lottery.read-issue', { query: { gameCode: 'SSC1M', numero } })) as { version: string };
const correct = async (numero: string, board: readonly string[]) => {
  const { version } = await seen(numero);
  const body = { gameCode: 'SSC1M', numero, board: [...board], version, reason };
  return ((await call('lottery.correct-draw', { body })) as { approvalId: bigint }).approvalId;
};

/** An order that wins by the right result, on an issue drawn wrongly and not yet paid. */
const aWrongDraw = async () => {
  const player = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  boards.set(numero, WRONG);
  await place(player, anOrder(numero));
  await passTime(numero);
  while ((await issueRow(numero)).state !== 'DRAWN') await lottery.takeDue();
  return { player, numero };
};

test('the result of an outside draw is replaced before it is paid, once a second person approves it', async () => {
  const { player, numero } = await aWrongDraw();
  const id = await correct(numero, RIGHT);
  expect(await seen(numero)).toMatchObject({ state: 'DRAWN', board: WRONG, source: 'feed' });

  expect(await approvals.decide(BEN, id, 'approve')).toMatchObject({
    status: 'EXECUTED',
    changes: [{ field: 'board', before: '9 9 9 9 9', after: '1 2 3 4 5' }],
  });
  expect(await seen(numero)).toMatchObject({ state: 'DRAWN', board: RIGHT, source: 'operator' });
  await takeAll();

  expect(await issueRow(numero)).toMatchObject({ state: 'SETTLED' });
  expect(await cashOf(player)).toBe(RICH - 20_000 + Number(VND(1_980)));
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a node that saw the wrong result before it was replaced pays by the right one', async () => {
  const { player, numero } = await aWrongDraw();
  const games = createKnownGames(hall.db);
  const known = await games.find('SSC1M');
  const stale = await findIssue(hall.db, (await issueRow(numero)).id);
  await approvals.decide(BEN, await correct(numero, RIGHT), 'approve');

  await settleIssue({ ...hall, tenant: 'fairground', games }, known, stale as NonNullable<typeof stale>);
  await takeAll();

  expect(await cashOf(player)).toBe(RICH - 20_000 + Number(VND(1_980)));
});

test('a correction fails when the issue is paid before it is approved, and can be held again', async () => {
  const { player, numero } = await aWrongDraw();
  const late = await correct(numero, RIGHT);
  await takeAll();

  expect(await approvals.decide(BEN, late, 'approve')).toMatchObject({
    status: 'FAILED',
    failure: 'approvals.state-conflict',
  });
  expect(await cashOf(player)).toBe(RICH - 20_000);

  await approvals.decide(BEN, await correct(numero, RIGHT), 'approve');
  await takeAll();
  expect(await issueRow(numero)).toMatchObject({ state: 'CORRECTED' });
  expect(await cashOf(player)).toBe(RICH - 20_000 + Number(VND(1_980)));
});

test('a result that is no board, an issue that is not drawn and an unknown one are refused', async () => {
  const { numero } = await aWrongDraw();
  const open = await anIssue('SSC1M');

  expect(await refusal(correct(numero, ['1', '2']))).toBe('lottery.board-refused');
  expect(await refusal(correct(open, RIGHT))).toBe('lottery.issue-over');
  expect(await refusal(correct('20260105-9999', RIGHT))).toBe('lottery.issue-unknown');
});

test('what the house drew itself is never corrected', async () => {
  const own = await aHall(await testDatabase());
  const numero = await own.anIssue('SSC1M');
  await own.place(await own.aPlayer(RICH), own.anOrder(numero));
  await own.passTime(numero);
  await own.takeAll();

  const change = { gameCode: 'SSC1M', numero, board: RIGHT };

  expect(await refusal(own.lottery.holdDrawCorrection(ANN, change, { reason }))).toBe('lottery.draw-in-house');
});
