import type { Raffle } from '@fairground/contract/loyalty/endpoints';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { ShieldCheck, Ticket } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNow, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useRaffleCheck, useRaffles } from '../api/raffles.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { writeRaffleProof } from '../model/raffle-check.ts';
import type { RaffleProof } from '../model/raffle-check.ts';
import { PrizeList } from './prize-list.tsx';
import { RaffleVerdictLine } from './raffle-verdict.tsx';

/** Raffles that run or were drawn lately; nothing is drawn on the page where there is none. */
export function RaffleList() {
  const t = useTranslations('loyalty');
  const raffles = useRaffles();
  if (raffles.data === undefined || raffles.data.list.length === 0) return null;
  const { list, currencySymbol } = raffles.data;
  return (
    <section aria-label={t('raffle.title')} className="grid gap-4">
      <h4 className="text-lg">{t('raffle.title')}</h4>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        {list.map((raffle) => (
          <RaffleCard key={raffle.id.toString()} raffle={raffle} currencySymbol={currencySymbol} />
        ))}
      </div>
    </section>
  );
}

const MINUTE_MS = 60_000;

function RaffleCard({ raffle, currencySymbol }: { readonly raffle: Raffle; readonly currencySymbol: string }) {
  const t = useTranslations('loyalty');
  const format = useFormatter();
  const numbers = useNumbers();
  const now = useNow({ updateInterval: MINUTE_MS });
  const { name, about, hue, source, unit, ticketsMax, prizes, endsAt, drawnAt, commitment, ticketHash, tickets, own } =
    raffle;
  const style: CSSProperties = {
    background: `linear-gradient(120deg, oklch(0.42 0.13 ${hue}), oklch(0.3 0.1 ${(hue + 40) % 360}))`,
  };
  const written = own.runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  return (
    <article className="overflow-hidden rounded-lg bg-surface-1 shadow-low">
      <header className="px-5 py-4 text-white" style={style}>
        <h5 className="flex items-center gap-2 font-display text-lg">
          <Ticket aria-hidden="true" className="size-5" />
          {name}
        </h5>
        <p className="mt-1 text-sm text-white/85">{about}</p>
        <p className="mt-2 text-xs text-white/80">
          {drawnAt === null
            ? ticketHash === null
              ? t('raffle.ends', { time: format.relativeTime(endsAt, now) })
              : t('raffle.closed')
            : t('raffle.drawn', { time: format.dateTime(drawnAt, { dateStyle: 'short', timeStyle: 'short' }) })}
        </p>
      </header>
      <div className="grid gap-4 p-5 text-sm">
        <p className="text-ink-soft">
          {t('raffle.one', {
            unit: `${numbers.amount(unit)}\u00A0${currencySymbol}`,
            source: t(`raffle.source.${source}`),
            most: numbers.whole(ticketsMax),
          })}
        </p>
        <PrizeList prizes={prizes} currencySymbol={currencySymbol} />
        <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-display text-lg font-bold">{t('raffle.own', { count: own.tickets })}</span>
          <span className="text-ink-soft">{t('raffle.all', { count: tickets })}</span>
        </p>
        {written !== '' && <p className="text-ink-soft tabular-nums">{t('raffle.numbers', { numbers: written })}</p>}
        {raffle.winners.length > 0 && <Winners raffle={raffle} />}
        <details className="rounded-md bg-surface-2 px-4 py-3">
          <summary className="cursor-pointer font-semibold">{t('raffle.commitment')}</summary>
          <p className="mt-2 text-xs text-ink-soft">{t('raffle.commitment-text')}</p>
          <p className="mt-2 font-mono text-xs break-all select-all">{commitment}</p>
          {ticketHash !== null && (
            <>
              <p className="mt-3 text-xs text-ink-soft">{t('raffle.ticket-hash')}</p>
              <p className="mt-1 font-mono text-xs break-all select-all">{ticketHash}</p>
            </>
          )}
          {own.tag !== null && <p className="mt-2 text-xs text-ink-faint">{t('raffle.tag', { tag: own.tag })}</p>}
        </details>
        {drawnAt !== null && <DrawCheck raffle={raffle} />}
      </div>
    </article>
  );
}

function Winners({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  return (
    <ol className="grid gap-1">
      {raffle.winners.map(({ place, ticket, name, isOwn }) => (
        <li
          key={place}
          className="grid grid-cols-[2.25rem_1fr_auto] gap-2 rounded-md px-2 py-1.5 tabular-nums odd:bg-surface-2"
        >
          <span className="font-display font-bold">{numbers.whole(place)}</span>
          <span className="truncate">{isOwn ? <Badge tone="gain">{t('race.you')}</Badge> : name}</span>
          <span className="text-ink-soft">{t('raffle.ticket', { number: numbers.whole(ticket) })}</span>
        </li>
      ))}
    </ol>
  );
}

/** Repeats the draw in this browser: what is computed here needs no trust in anybody. */
function DrawCheck({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('loyalty');
  const errorText = useErrorText();
  const check = useRaffleCheck();
  return (
    <div className="grid justify-items-start gap-2">
      <Button loading={check.isPending} onClick={() => check.mutate(raffle)}>
        <ShieldCheck aria-hidden="true" className="size-4" />
        {t('raffle.check')}
      </Button>
      {check.isError && <p className="text-loss">{errorText(check.error)}</p>}
      {check.data !== undefined && (
        <>
          <RaffleVerdictLine verdict={check.data.verdict} />
          <Button variant="ghost" size="sm" onClick={() => saveProof(check.data.proof)}>
            {t('raffle.save')}
          </Button>
        </>
      )}
    </div>
  );
}

const saveProof = (proof: RaffleProof): void =>
  saveFile(new Blob([writeRaffleProof(proof)], { type: 'application/json' }), `raffle-${proof.id}.json`);
