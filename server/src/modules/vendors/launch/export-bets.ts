import { EXPORT_DAYS_MAX } from '@fairground/contract/betting/endpoints';
import type { Bet } from '@fairground/contract/betting/endpoints';
import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import type { QueryOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { exportBets as endpoint } from '@fairground/contract/launch/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { recordText } from '@fairground/locales/record-texts';
import { stampsIn } from '../../../platform/business-days.ts';
import { CSV_START, csvLine, streamExport } from '../../../platform/exports/index.ts';
import type { Cell } from '../../../platform/exports/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { nameIn } from '../../catalog/index.ts';
import type { VendorsDeps } from '../deps.ts';
import type { PlayedGames } from './played-games.ts';
import type { PlayedVendors } from './played-vendors.ts';

export type ExportBetsDeps = Pick<VendorsDeps, 'db' | 'clock' | 'betting' | 'wallet'> & {
  readonly findPlayed: PlayedGames;
  readonly listPlayedVendors: PlayedVendors;
};

type Reader = { readonly memberId: MemberId; readonly language: LanguageCode };

const DAY_MS = 86_400_000;

/** A member's bets of at most a year as a table, with the words of the page and the times of the business. */
export const exportBets = async (
  deps: ExportBetsDeps,
  query: QueryOf<typeof endpoint>,
  reader: Reader,
): Promise<FileStream> => {
  const to = query.to ?? deps.clock.now();
  if (query.from >= to) throw new Refusal('betting.window-backwards');
  if (to.getTime() - query.from.getTime() > EXPORT_DAYS_MAX * DAY_MS) throw new Refusal('betting.range-too-long');
  const lines = linesOf(deps, query, reader);
  const order = { subject: `bets ${reader.memberId}`, refusal: 'betting.export-running' } as const;
  return { type: CSV_TYPE, chunks: await streamExport(deps, order, lines) };
};

const linesOf = async function* linesOf(
  deps: ExportBetsDeps,
  query: QueryOf<typeof endpoint>,
  { memberId, language }: Reader,
): AsyncGenerator<string> {
  const zone = await deps.wallet.readZone();
  const vendors = new Map(
    (await deps.listPlayedVendors(memberId, language)).map(({ vendor, vendorName }) => [vendor, vendorName]),
  );
  const cellsOf = cellWriter({ stamp: stampsIn(zone), language, gameName: namer(deps, language), vendors });
  yield CSV_START + csvLine(headersIn(language, zone));
  for await (const bets of deps.betting.walkBets(memberId, query)) {
    let text = '';
    for (const bet of bets) text += csvLine(await cellsOf(bet));
    yield text;
  }
};

const headersIn = (language: LanguageCode, zone: string): readonly string[] => {
  const word = (key: string): string => recordText(language, 'bets', key);
  return [
    word('detail.number'),
    `${word('placed')} (${zone})`,
    `${word('detail.settled')} (${zone})`,
    word('kinds'),
    word('vendor'),
    word('game'),
    word('detail.round'),
    word('detail.state'),
    word('detail.currency'),
    word('stake'),
    word('detail.bonus'),
    word('detail.valid'),
    word('payout'),
    word('net'),
  ];
};

type Words = {
  readonly stamp: (moment: Date) => string;
  readonly language: LanguageCode;
  readonly gameName: (bet: Bet) => Promise<string>;
  readonly vendors: ReadonlyMap<string, string>;
};

const cellWriter =
  ({ stamp, language, gameName, vendors }: Words) =>
  async (bet: Bet): Promise<readonly Cell[]> => [
    // As text: spreadsheets round long numbers.
    `#${bet.betId}`,
    stamp(bet.placedAt),
    bet.settledAt === null ? '' : stamp(bet.settledAt),
    recordText(language, 'common', `category.${bet.category.toLowerCase()}`),
    vendors.get(bet.vendor) ?? bet.vendor,
    await gameName(bet),
    bet.roundId,
    recordText(language, 'bets', `state.${bet.result}`),
    bet.currency,
    { figure: writeMoney(bet.stake) },
    { figure: writeMoney(bet.bonusPart) },
    { figure: writeMoney(bet.validBet) },
    { figure: writeMoney(bet.payout) },
    bet.net === null ? '' : { figure: writeMoney(bet.net) },
  ];

/** A game is looked up once for each file. */
const namer = ({ findPlayed }: Pick<ExportBetsDeps, 'findPlayed'>, language: LanguageCode) => {
  const names = new Map<string, string>();
  return async ({ vendor, gameId, gameCode }: Bet): Promise<string> => {
    const key = `${vendor} ${gameId}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const game = await findPlayed({ vendor, gameId, code: gameCode ?? undefined });
    const name = game ? nameIn(game, language) : (gameCode ?? gameId.toString());
    names.set(key, name);
    return name;
  };
};
