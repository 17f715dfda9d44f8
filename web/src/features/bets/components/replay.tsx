import type { Bet } from '@fairground/contract/betting/endpoints';
import { writeMoney } from '@fairground/contract/money';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { orderQuery, roundQuery } from '../api/bets-query.ts';
import { scenesOf } from '../model/replay.ts';
import { orderScenes } from '../model/replay-order.ts';
import type { Words } from '../model/replay-scene.ts';
import { ReplayPlayer } from './replay-player.tsx';

export type ReplayProps = {
  readonly account: string;
  readonly currency: string;
  /** A round of the studio, or an order of our own lotteries, whose number is that of its bet. */
  readonly source: { readonly roundId: StudioRoundId } | { readonly orderId: Bet['betId'] };
};

/** A round of our own shown again, step by step, from what is stored of it. */
export function Replay({ account, currency, source }: ReplayProps) {
  return 'roundId' in source ? (
    <RoundReplay account={account} currency={currency} roundId={source.roundId} />
  ) : (
    <OrderReplay account={account} currency={currency} orderId={source.orderId} />
  );
}

type RoundReplayProps = Pick<ReplayProps, 'account' | 'currency'> & { readonly roundId: StudioRoundId };

function RoundReplay({ account, currency, roundId }: RoundReplayProps) {
  const read = useQuery(roundQuery(account, roundId));
  const words = useWords(currency);
  if (!read.data) return <NotYet error={read.error} onRetry={() => void read.refetch()} />;
  return <ReplayPlayer scenes={scenesOf(read.data, words)} />;
}

type OrderReplayProps = Pick<ReplayProps, 'account' | 'currency'> & { readonly orderId: Bet['betId'] };

function OrderReplay({ account, currency, orderId }: OrderReplayProps) {
  const read = useQuery(orderQuery(account, orderId));
  const words = useWords(currency);
  if (!read.data) return <NotYet error={read.error} onRetry={() => void read.refetch()} />;
  return <ReplayPlayer scenes={orderScenes(read.data, words)} />;
}

type NotYetProps = { readonly error: Error | null; readonly onRetry: () => void };

function NotYet({ error, onRetry }: NotYetProps) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  if (error === null) return <Skeleton className="h-40 w-full" />;
  return (
    <ErrorState
      headingLevel={3}
      title={t('replay.failed')}
      description={errorText(error)}
      action={<Button onClick={onRetry}>{tCommon('state.retry')}</Button>}
    />
  );
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The model names its texts by their last part; which there are is checked with the catalogues. */
const useWords = (currency: string): Words => {
  const t = useTranslations('bets') as unknown as Say;
  const tArcade = useTranslations('arcade') as unknown as Say;
  const numbers = useNumbers();
  return {
    say: (name, values) => t(`replay.${name}`, values),
    game: (name, values) => tArcade(name, values),
    amount: (amount) => `${numbers.amount(writeMoney(amount))} ${currency}`,
    decimal: (value, places) => numbers.decimal(value, places),
  };
};
