import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { money } from '@fairground/contract/money';
import type { Bonus, cancelBonus, listBonuses } from '@fairground/contract/promotions/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { GrantRow } from '../../wallet/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { wordsOf } from '../domain/promotion.ts';

const PAGE_SIZE = 20;
const OPEN = ['QUEUED', 'ACTIVE'] as const;
const CLOSED = ['COMPLETED', 'EXPIRED', 'FORFEITED', 'BUSTED', 'REVOKED', 'CANCELLED'] as const;

/** The bonuses of a member with their wagering, a page at a time. */
export const showBonuses = async (
  deps: ApplicationsDeps,
  { status, before }: QueryOf<typeof listBonuses>,
  member: MemberId,
  language: LanguageCode,
): Promise<ValueOf<typeof listBonuses>> => {
  const { db, wallet } = deps;
  const states = status === undefined ? undefined : status === 'open' ? OPEN : CLOSED;
  const rows = await wallet.grants.list(db, { member, states, before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const codes = [...new Set(page.map(({ currency }) => currency))];
  const symbols = new Map(await Promise.all(codes.map(async (code) => [code, await wallet.symbolOf(code)] as const)));
  const list = await Promise.all(
    page.map(async (row) => ({
      ...(await bonusFrom(deps, row, language)),
      currencySymbol: symbols.get(row.currency) ?? row.currency,
    })),
  );
  const { cash, bonus, currency } = await wallet.balanceOf(member);
  const purse = { cash, bonus, currencySymbol: await wallet.symbolOf(currency) };
  return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.bonusId ?? null) : null, purse };
};

const bonusFrom = async (
  deps: ApplicationsDeps,
  row: GrantRow,
  language: LanguageCode,
): Promise<Omit<Bonus, 'currencySymbol'>> => {
  const left = row.required - row.progress;
  const [siteLanguage] = deps.languages;
  const offer = row.source === 'offer' && row.source_id !== null ? await deps.offers.find(row.source_id) : undefined;
  return {
    bonusId: row.id as Id<'bonus'>,
    name: offer === undefined ? '' : wordsOf(offer, { language, siteLanguage }).title,
    state: row.state,
    amount: money(row.amount),
    required: money(row.required),
    progress: money(row.progress < row.required ? row.progress : row.required),
    remaining: money(left > 0n ? left : 0n),
    weights: Object.entries(row.weights).map(([category, ppm]) => ({ category, ppm })),
    maxBet: money(row.max_bet),
    cap: row.cap === null ? null : money(row.cap),
    converted: money(row.converted),
    forfeited: money(row.forfeited),
    queuedAt: row.queued_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
  };
};

/** Gives a bonus up: asked again, it says how it ended. */
export const giveUpBonus = async (
  { db, wallet }: ApplicationsDeps,
  { bonusId }: BodyOf<typeof cancelBonus>,
  member: MemberId,
): Promise<ValueOf<typeof cancelBonus>> => {
  const { state } = await inTransaction(db, (tx) => wallet.grants.cancelIn(tx, member, bonusId));
  return { state };
};
