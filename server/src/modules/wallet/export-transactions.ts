import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import type { QueryOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import { writeMoney } from '@fairground/contract/money';
import { MAIN_WALLET, TRANSACTION_EXPORT_DAYS_MAX } from '@fairground/contract/wallet/endpoints';
import type { exportTransactions as endpoint } from '@fairground/contract/wallet/endpoints';
import { recordText } from '@fairground/locales/record-texts';
import { stampsIn } from '../../platform/business-days.ts';
import { CSV_START, csvLine, streamExport } from '../../platform/exports/index.ts';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { currencyOf } from './balances.ts';
import type { WalletDeps } from './deps.ts';
import { walkTransactions } from './list-transactions.ts';
import { readZone } from './store/zone.ts';

type Reader = { readonly session: Session; readonly language: LanguageCode };

const DAY_MS = 86_400_000;

/** A member's movements of at most a year as a table, with the words of the page and the times of the business. */
export const exportTransactions = async (
  deps: WalletDeps,
  query: QueryOf<typeof endpoint>,
  reader: Reader,
): Promise<FileStream> => {
  const to = query.to ?? deps.clock.now();
  const days = (to.getTime() - query.from.getTime()) / DAY_MS;
  if (days <= 0) throw new Refusal('wallet.window-backwards');
  if (days > TRANSACTION_EXPORT_DAYS_MAX) throw new Refusal('wallet.export-too-long');
  const order = { subject: `transactions ${reader.session.memberId}`, refusal: 'wallet.export-running' } as const;
  return { type: CSV_TYPE, chunks: await streamExport(deps, order, linesOf(deps, query, reader)) };
};

const linesOf = async function* linesOf(
  deps: WalletDeps,
  query: QueryOf<typeof endpoint>,
  { session, language }: Reader,
): AsyncGenerator<string> {
  const zone = await readZone(deps.db);
  const currency = await currencyOf(deps, session);
  const stamp = stampsIn(zone);
  const word = (key: string): string => recordText(language, 'wallet', key);
  yield (
    CSV_START +
      csvLine([
        word('history.number'),
        `${word('history.at')} (${zone})`,
        word('history.group'),
        word('history.type'),
        word('history.wallet'),
        word('history.currency'),
        word('history.amount'),
        word('history.after'),
      ])
  );
  for await (const movements of walkTransactions(deps, query, session))
    yield movements
      .map(({ id, at, group, type, accountType, amount, balanceAfter }) =>
        csvLine([
          // As text: spreadsheets round long numbers.
          `#${id}`,
          stamp(at),
          word(`group.${group}`),
          word(`type.${type}`),
          walletName(accountType, word),
          currency,
          { figure: writeMoney(amount) },
          { figure: writeMoney(balanceAfter) },
        ]),
      )
      .join('');
};

/** As the page names them: the wallets of vendors by their codes. */
const walletName = (code: string, word: (key: string) => string): string => {
  if (code === MAIN_WALLET) return word('funds.main');
  if (code === 'BONUS') return word('funds.bonus');
  return code.startsWith('HOLD') ? word('funds.hold') : code;
};
