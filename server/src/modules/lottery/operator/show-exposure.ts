import { EXPOSURE_MAX } from '@fairground/contract/lottery/operator-endpoints';
import { money } from '@fairground/contract/money';
import type { Db } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { listIssueExposure, listOpenExposure } from '../store/exposure.ts';
import type { ExposedNumber } from '../store/exposure.ts';
import { findIssueByNumero } from '../store/issues.ts';

type Deps = { readonly db: Db; readonly games: KnownGames };

/** Of every issue on sale so many numbers are looked at. */
const EACH = 10;

/** What the house would owe for single numbers: of one issue, or of all that sell, the most expensive first. */
export const showExposure = async (
  { db, games }: Deps,
  { issue, gameCode }: { readonly issue?: string | undefined; readonly gameCode?: string | undefined },
) => {
  if (issue !== undefined) {
    const [code = '', numero = ''] = issue.split('.');
    const known = await games.find(code);
    const { id } = needed(await findIssueByNumero(db, known.id, numero), 'lottery.issue-unknown');
    return { list: (await listIssueExposure(db, id, EXPOSURE_MAX)).map((row) => shown(row, known)) };
  }
  const known = gameCode === undefined ? await games.all() : [await games.find(gameCode)];
  const byId = new Map(known.map((each) => [each.id as bigint, each]));
  const rows = await listOpenExposure(db, [...byId.keys()], { each: EACH, limit: EXPOSURE_MAX });
  return { list: rows.flatMap((row) => shownIf(row, byId.get(row.gameId))) };
};

const shownIf = (row: ExposedNumber, known: KnownGame | undefined) => (known === undefined ? [] : [shown(row, known)]);

/** From this share of its limit on a number is marked. */
const NEAR = 8_000n;

const shown = ({ numero, play, line, amount }: ExposedNumber, { game, limits }: KnownGame) => {
  const share = limits.exposureMax > 0n ? (amount * 10_000n) / limits.exposureMax : 10_000n;
  return {
    exposureId: `${game.code}.${numero} ${play} ${line}`,
    issue: `${game.code}.${numero}`,
    gameCode: game.code,
    play,
    /** A wide entry counts as one with what its best bet brings. */
    line,
    amount: money(amount),
    limit: limits.exposureMax,
    used: `${share / 100n}.${(share % 100n).toString().padStart(2, '0')}`,
    state: stateOf(share),
  };
};

const stateOf = (share: bigint): 'free' | 'near' | 'full' => {
  if (share >= 10_000n) return 'full';
  return share >= NEAR ? 'near' : 'free';
};
