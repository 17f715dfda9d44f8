import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { LINES_MAX } from '@fairground/contract/lottery/orders';
import type { LineOrder, placeTypedBets, readTypedBets } from '@fairground/contract/lottery/orders';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { MODES, UNITS } from '@fairground/engines/lottery/price';
import { playOf } from '@fairground/engines/lottery/games';
import { parseBetText } from '@fairground/engines/lottery/vietnam/bet-text/parse';
import type { BetTextFault, TypedBet } from '@fairground/engines/lottery/vietnam/bet-text/parse';
import { STATIONS, stationsOn } from '@fairground/engines/lottery/vietnam/stations';
import type { Region, Station, Weekday } from '@fairground/engines/lottery/vietnam/stations';
import { TWO_STATIONS_STONES } from '@fairground/engines/lottery/vietnam/two-stations';
import { dayAfter, dayOf, weekdayOf } from '@fairground/engines/lottery/zone';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { amountOfLine, countBasket } from '../domain/line.ts';
import type { Basket } from '../domain/line.ts';
import type { KnownGame } from '../games.ts';
import { checkPartners } from './partners.ts';
import { openGame } from './place-order.ts';
import { readyTogether } from './place-together.ts';
import type { Buyer, Placing, PlacingDeps, Slip } from './placing.ts';
import { ownSeries } from '../rebates/series.ts';
import { orderShown } from '../show/shown.ts';
import { databaseNow, listComing } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { findOrder, listOrdersByClient, lockName } from '../store/orders.ts';
import { areOfWish, wishOf } from './wish.ts';

type Deps = PlacingDeps & { readonly placing: Placing };

/** Everything that was typed for one station, counted. */
type TypedOrder = { readonly known: KnownGame; readonly issue: IssueRow; readonly basket: Basket };

const MODE = 'Lott';
const NORTH = 'MB';

/** What typed bets would buy on the next draws. */
export const readTyped = async (
  deps: Deps,
  member: MemberId,
  { text }: BodyOf<typeof readTypedBets>,
): Promise<ValueOf<typeof readTypedBets>> => {
  const orders = await ordersOf(deps, member, text);
  return { orders: orders.map(shownTyped), amount: sumOf(orders) };
};

/** Buys what was typed: an order for each station, all of them or none. */
export const placeTyped = async (
  deps: Deps,
  buyer: Buyer,
  { clientOrderId, text, amount }: BodyOf<typeof placeTypedBets>,
): Promise<ValueOf<typeof placeTypedBets>> => {
  const wish = wishOf('typed', text);
  const before = await listOrdersByClient(deps.db, buyer.member, `${clientOrderId}/`);
  if (before.length > 0) {
    await requireSame(deps, buyer, before, wish, amount);
    const { cash } = await deps.wallet.balanceOf(buyer.member, buyer.currency);
    return { orders: await shownOrders(deps, buyer, before), balance: cash };
  }
  const orders = await ordersOf(deps, buyer.member, text);
  if (sumOf(orders) !== amount) throw new Refusal('lottery.amount-differs', { amount: sumOf(orders).toString() });
  const slips: Slip[] = [];
  for (const [index, { known, issue, basket }] of orders.entries())
    slips.push({
      known,
      basket,
      issue: await deps.sale.prepare(known, issue),
      clientId: `${clientOrderId}/${index + 1}`,
      wish,
    });
  const place = await readyTogether(deps, buyer, slips);
  const placed = await inTransaction(deps.db, async (tx) => {
    await lockName(tx, buyer.member, clientOrderId);
    // A twin was faster: what it placed is answered.
    if ((await listOrdersByClient(tx, buyer.member, `${clientOrderId}/`)).length > 0) return undefined;
    return place(tx, null);
  });
  if (placed === undefined) return placeTyped(deps, buyer, { clientOrderId, text, amount });
  return { orders: await shownOrders(deps, buyer, placed.ids), balance: placed.balance };
};

/** A name is one purchase's for ever: the same words for the same money, whichever draws were the next ones then. */
const requireSame = async (
  deps: Deps,
  { member }: Buyer,
  ids: readonly OrderId[],
  wish: string,
  amount: Money,
): Promise<void> => {
  const orders = await Promise.all(ids.map((id) => findOrder(deps.db, member, id)));
  const sum = orders.reduce((total, order) => total + (order?.amount ?? 0n), 0n);
  if (sum !== amount || !(await areOfWish(deps, member, ids, wish))) throw new Refusal('lottery.order-id-taken');
};

const betsIn = (text: string): readonly TypedBet[] => {
  const parsed = parseBetText(text);
  return 'fault' in parsed ? refuseText(parsed.fault) : parsed.bets;
};

const refuseText = (fault: BetTextFault): never => {
  throw new Refusal('lottery.text-refused', { fault });
};

const shownOrders = async ({ db, games }: Deps, { member }: Buyer, ids: readonly OrderId[]) =>
  Promise.all(
    ids.map(async (id) => {
      const order = await findOrder(db, member, id);
      if (!order) throw new Error('An order that was taken is not kept.');
      return orderShown((await games.byId(order.game_id)).game, order);
    }),
  );

const ordersOf = async (deps: Deps, member: MemberId, text: string): Promise<readonly TypedOrder[]> => {
  const named: { readonly code: string; readonly bet: TypedBet }[] = [];
  for (const bet of betsIn(text)) {
    const codes = await codesOf(deps, bet);
    const [first, second] = codes;
    // Đá on two stations is one bet: on the first, naming the second.
    if (bet.play === TWO_STATIONS_STONES.code && first !== undefined)
      named.push({ code: first, bet: { ...bet, content: `${second}|${bet.content}` } });
    else for (const code of codes) named.push({ code, bet });
  }
  const series = Math.min(MODES[MODE].series.usual, await ownSeries(deps, member, MODE));
  const byGame = Map.groupBy(named, ({ code }) => code);
  const orders: TypedOrder[] = [];
  for (const [code, bets] of byGame) {
    const known = await openGame(deps, code);
    const [issue] = await listComing(deps.db, known.id, 1);
    if (issue === undefined) throw new Refusal('lottery.issue-closed');
    const lines = bets.map(({ bet }) => lineOf(known, bet));
    if (lines.length > LINES_MAX) throw new Refusal('lottery.line-refused', { line: LINES_MAX });
    const order = { prizeMode: MODE, prizeGroup: series, lines } as const;
    const basket = countBasket(known.game, order, known.limits);
    checkPartners(known.game, basket.lines, issue.draw_at);
    orders.push({ known, issue, basket });
  }
  return orders;
};

/** The games of the stations a bet names; those of a region by the day of its next draw, which must have so many. */
const codesOf = async (deps: Deps, { where }: TypedBet): Promise<readonly string[]> => {
  const stations =
    'stations' in where
      ? STATIONS.filter(({ code }) => where.stations.includes(code))
      : (await nextStations(deps, where.region)).slice(0, where.count);
  if ('count' in where && stations.length < where.count) refuseText({ code: 'station-expected', at: where.at });
  return [...new Set(stations.map(({ code, region }) => codeOf(code, region)))];
};

/** The stations of the next day whose draws in the region still take bets. */
const nextStations = async ({ db, games }: Deps, region: Region): Promise<readonly Station[]> => {
  // Stations draw by their own calendars, whatever the time zone of the site is.
  const { zone } = (await games.find(NORTH)).game.timetable;
  const today = dayOf(await databaseNow(db), zone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = dayAfter(today, ahead);
    const stations = stationsOn(region, weekdayOf(day) as Weekday);
    const [first] = stations;
    if (first === undefined) continue;
    const [issue] = await listComing(db, (await games.find(codeOf(first.code, region))).id, 1);
    if (issue !== undefined && dayOf(issue.draw_at, zone) === day) return stations;
  }
  throw new Refusal('lottery.issue-closed');
};

const codeOf = (code: string, region: Region): string => (region === 'north' ? NORTH : `XS${code.toUpperCase()}`);

/** A typed amount is the price of a stake: so many whole units of the currency. */
const lineOf = ({ game }: KnownGame, { play, content, price }: TypedBet): LineOrder => {
  const read = playOf(game, MODE, play)?.read(content);
  const bets = read === undefined || 'fault' in read ? 1 : (playOf(game, MODE, play)?.bets(read.entry) ?? 1);
  return { play, content, unit: 'whole', multiple: Number(price / UNITS.whole), bets };
};

const sumOf = (orders: readonly TypedOrder[]) => money(orders.reduce((sum, { basket }) => sum + basket.amount, 0n));

const shownTyped = ({ known: { game }, issue, basket }: TypedOrder) => ({
  gameCode: game.code,
  numero: issue.numero,
  amount: basket.amount,
  lines: basket.lines.map((line) => {
    const [play, content, unit, multiple, bets, stakes] = line;
    return { play, content, unit, multiple, bets, stakes, amount: amountOfLine(game, basket.mode, line), payout: null };
  }),
});
