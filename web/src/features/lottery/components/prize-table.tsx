import { writeMoney } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '@fairground/ui/amount';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { prizesQuery } from '../api/lottery-queries.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { useHitName } from '../hooks/use-tier-name.ts';
import { TierHead } from './tier-head.tsx';

type PrizeTableProps = { readonly gameCode: string; readonly numero: string };

/** What a draw paid, tier by tier: how many tickets won and what each of them got. */
export function PrizeTable({ gameCode, numero }: PrizeTableProps) {
  const t = useTranslations('lottery');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const symbol = useMoneySign();
  const hitName = useHitName();
  const account = useSession((session) => session.account);
  const prizes = useQuery(prizesQuery(account ?? '', gameCode, numero));
  if (prizes.isError) return <p className="text-sm text-ink-soft">{errorText(prizes.error)}</p>;
  if (prizes.isPending) return <Skeleton className="h-40 w-full" />;
  const { tiers } = prizes.data;
  if (tiers.length === 0) return <p className="text-sm text-ink-soft">{t('pool.nobody')}</p>;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('pool.prizes-of', { numero })}</caption>
      <TierHead columns={[t('rules.tier'), t('pool.winners'), t('pool.each')]} />
      <tbody>
        {tiers.map(({ tier, held, winners, each }) => (
          <tr key={tier} className="border-t border-line/60">
            <th scope="row" className="py-1.5 text-start font-normal">
              {hitName(tier)}
              <span className="block text-xs text-ink-faint">
                {held === null ? (
                  t('pool.fixed')
                ) : (
                  <>
                    {t('pool.held')} <Amount value={writeMoney(held)} currency={symbol} />
                  </>
                )}
              </span>
            </th>
            <td className="py-1.5 ps-3 text-end">{numbers.whole(winners)}</td>
            <td className="py-1.5 ps-3 text-end font-semibold">
              {held !== null && winners === 0 ? '–' : <Amount value={writeMoney(each)} currency={symbol} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
