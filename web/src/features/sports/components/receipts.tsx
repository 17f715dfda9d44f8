import { Button, ButtonLink } from '@fairground/ui/button';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useOddsText } from '../hooks/odds.ts';
import { dismissReceipts, usePlacing } from '../hooks/placing-store.ts';
import { serverNowMs, useTimeText } from '../hooks/server-clock.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import { isTaken, waits } from '../model/placing.ts';
import type { Receipt } from '../model/placing.ts';

/** What became of the bets that were sent: taken, waiting for the match, or refused with its reason. */
export function Receipts() {
  const t = useTranslations('sports');
  const receipts = usePlacing((placing) => placing.receipts);
  const isDone = receipts.every((receipt) => !waits(receipt));
  return (
    <output className="grid gap-2">
      {receipts.map((receipt) => (
        <OneReceipt key={receipt.bet.betId.toString()} receipt={receipt} />
      ))}
      {isDone && (
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink size="sm" href="/sports/bets">
            {t('nav.bets')}
          </ButtonLink>
          <Button size="sm" variant="ghost" onClick={dismissReceipts}>
            {t('slip.done')}
          </Button>
        </div>
      )}
    </output>
  );
}

function OneReceipt({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const oddsText = useOddsText();
  const { selectionName, matchName } = useSportsWords();
  const { symbol } = useBrand().currency;
  const { bet } = receipt;
  const isWaiting = waits(receipt);
  const tone = isWaiting ? 'wait' : isTaken(receipt) ? 'taken' : 'refused';
  const Icon = { wait: Hourglass, taken: CircleCheck, refused: CircleX }[tone];
  return (
    <article className="sb-receipt" data-tone={tone}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {isWaiting ? <Countdown dueAt={bet.dueAt} /> : tone === 'taken' ? t('slip.placed') : t('bets.state.REFUSED')}
        {tone === 'taken' && (
          <span className="ms-auto text-xs font-normal text-ink-faint tabular-nums">
            {t('slip.number', { number: bet.betId.toString() })}
          </span>
        )}
      </p>
      {bet.legs.map((leg) => (
        <p key={leg.selectionId} className="text-sm">
          <span className="font-semibold">{selectionName(leg, leg.code, leg)}</span>{' '}
          <span className="text-ink-soft">{matchName(leg)}</span>
        </p>
      ))}
      {isWaiting && <p className="text-xs text-ink-soft">{t('slip.pending-text')}</p>}
      {bet.refusal !== null && <p className="text-sm">{t(`slip.refused.${bet.refusal}`)}</p>}
      {tone !== 'refused' && (
        <p className="flex justify-between gap-3 text-sm tabular-nums">
          <span>{`${numbers.shortAmount(bet.stake)} ${symbol} × ${oddsText(bet.oddsMilli)}`}</span>
          <strong className="text-gain">{`${numbers.amount(bet.maxPayout)} ${symbol}`}</strong>
        </p>
      )}
    </article>
  );
}

function Countdown({ dueAt }: { readonly dueAt: Date | null }) {
  const t = useTranslations('sports');
  const read = (nowMs: number): string => String(Math.max(0, Math.ceil(((dueAt?.getTime() ?? nowMs) - nowMs) / 1_000)));
  const seconds = useTimeText(read);
  return (
    <span className="tabular-nums">
      {t('slip.pending', { seconds: seconds === '' ? read(serverNowMs()) : seconds })}
    </span>
  );
}
