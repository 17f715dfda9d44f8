import type { Bet, readBet } from '@fairground/contract/betting/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Play, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { Moment } from '../../../shared/record/moment.tsx';
import { betQuery } from '../api/bets-query.ts';
import { Replay, ShareDialog } from '../late-parts.ts';
import { isOwnDraw, proofOf } from '../model/proof.ts';
import type { OwnRound } from '../model/proof.ts';
import { resultOfRound, sumsOf } from '../model/round-sums.ts';
import { TONES } from './bet-row.ts';
import type { BetRow } from './bet-row.ts';
import type { ReplayProps } from './replay.tsx';
import { VerifyLink } from './verify-link.tsx';

type BetDialogProps = { readonly account: string; readonly row: BetRow; readonly onClose: () => void };

/** One bet with everything the house knows of it and the other bets of its round. */
export function BetDialog({ account, row, onClose }: BetDialogProps) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const read = useQuery(betQuery(account, row.betId));
  const bet = read.data?.bet ?? row;
  const proof = proofOf(bet, row.round);
  const [isSharing, setSharing] = useState(false);
  const sums = read.data && sumsOf(read.data.round);
  const replayed = replayOf(bet, row.round);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={row.name}
      description={<bdi>{row.vendorName}</bdi>}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          {proof && <VerifyLink proof={proof} />}
          {read.data && (
            <Button iconStart={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setSharing(true)}>
              {t('share.button')}
            </Button>
          )}
        </>
      }
    >
      {read.isError && (
        <ErrorState
          headingLevel={3}
          title={t('detail.failed')}
          description={errorText(read.error)}
          action={<Button onClick={() => void read.refetch()}>{tCommon('state.retry')}</Button>}
        />
      )}
      {read.isPending && <Skeleton className="h-72 w-full" />}
      {read.data && (
        <div className="grid grid-cols-1 gap-4">
          <Details {...read.data} />
          {replayed && <ReplaySection account={account} currency={bet.currency} source={replayed} />}
        </div>
      )}
      {isSharing && sums && (
        <Suspense fallback={null}>
          <ShareDialog
            game={row.name}
            vendor={row.vendorName}
            bet={bet}
            sums={sums}
            result={resultOfRound(bet, sums)}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Where the round can be shown again: rounds of the studio and orders of our own lotteries. */
const replayOf = (bet: Bet, round: OwnRound | undefined): ReplayProps['source'] | undefined => {
  if (round) return { roundId: round.roundId };
  return isOwnDraw(bet) ? { orderId: bet.betId } : undefined;
};

function ReplaySection(props: ReplayProps) {
  const t = useTranslations('bets');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button block iconStart={<Play aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('replay.title')}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <Replay {...props} />
    </Suspense>
  );
}

function Details({ bet, detail, round }: ValueOf<typeof readBet>) {
  const t = useTranslations('bets');
  const sums = sumsOf(round);
  const result = resultOfRound(bet, sums);
  const amount = (value: Money, look?: 'change') => (
    <Amount value={writeMoney(value)} currency={bet.currency} look={look} />
  );
  const numero = isOwnDraw(bet) && typeof detail?.['numero'] === 'string' ? detail['numero'] : undefined;
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        <Fact name={t('detail.state')}>
          <Badge tone={TONES[result]}>{t(`state.${result}`)}</Badge>
        </Fact>
        <Fact name={t('stake')}>{amount(sums.stake)}</Fact>
        {sums.bonusPart > 0n && <Fact name={t('detail.bonus')}>{amount(sums.bonusPart)}</Fact>}
        <Fact name={t('detail.valid')}>{amount(sums.validBet)}</Fact>
        <Fact name={t('payout')}>{amount(sums.payout)}</Fact>
        <Fact name={t('net')}>
          {sums.result === undefined ? '–' : <b className="font-semibold">{amount(sums.result, 'change')}</b>}
        </Fact>
        <Fact name={t('placed')}>
          <Moment at={bet.placedAt} />
        </Fact>
        <Fact name={t('detail.settled')}>{bet.settledAt === null ? '–' : <Moment at={bet.settledAt} />}</Fact>
        {numero !== undefined && <Fact name={t('detail.draw')}>{numero}</Fact>}
        <Fact name={t('detail.round')}>
          <bdi className="break-all">{bet.roundId}</bdi>
        </Fact>
        <Fact name={t('detail.number')}>{bet.betId.toString()}</Fact>
      </dl>
      {numero !== undefined && bet.state === 'OPEN' && <p className="text-ink-soft">{t('detail.proof-later')}</p>}
      {round.length > 1 && <RoundBets bets={round} current={bet.betId} />}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end tabular-nums">{children}</dd>
    </>
  );
}

type RoundBetsProps = { readonly bets: readonly Bet[]; readonly current: Bet['betId'] };

function RoundBets({ bets, current }: RoundBetsProps) {
  const t = useTranslations('bets');
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('detail.bets', { count: bets.length })}</h3>
      <ul className="grid gap-1">
        {bets.map(({ betId, placedAt, stake, state }) => (
          <li
            key={betId.toString()}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-2/60 px-3 py-2"
          >
            <Moment at={placedAt} />
            {betId === current && <span className="text-xs text-ink-faint">{t('detail.this')}</span>}
            {state === 'CANCELLED' && <Badge tone={TONES.VOID}>{t('state.VOID')}</Badge>}
            <Amount value={writeMoney(stake)} className="ms-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
