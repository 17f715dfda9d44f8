import type { ValueOf } from '@fairground/contract/endpoint';
import type { SportsBet } from '@fairground/contract/sports/bets';
import type { explainBet } from '@fairground/contract/sports/endpoints';
import type { LegResult, SportsBetState } from '@fairground/contract/sports/fields';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Check, CircleDashed, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useExplained } from '../api/sports.ts';
import { useOddsText } from '../hooks/odds.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import { CashOut } from './cash-out.tsx';

const TONES: Readonly<Record<SportsBetState, BadgeTone>> = {
  PENDING: 'info',
  ACCEPTED: 'accent',
  REFUSED: 'neutral',
  WON: 'gain',
  LOST: 'loss',
  VOID: 'neutral',
  CASHED_OUT: 'gain',
};

/** One bet with its legs, its money, and how it was settled. */
export function BetCard({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const format = useFormatter();
  const oddsText = useOddsText();
  const { symbol } = useBrand().currency;
  const isOpen = bet.state === 'PENDING' || bet.state === 'ACCEPTED';
  return (
    <article className="sb-bet">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-sm">{t(`bets.${bet.kind}`, { count: String(bet.legs.length) })}</h2>
        <Badge tone={TONES[bet.state]}>{t(`bets.state.${bet.state}`)}</Badge>
        <span className="ms-auto text-xs text-ink-faint tabular-nums">{format.dateTime(bet.placedAt, 'moment')}</span>
      </header>
      <ul className="grid gap-2">
        {bet.legs.map((leg) => (
          <li key={leg.selectionId}>
            <Leg leg={leg} />
          </li>
        ))}
      </ul>
      {bet.refusal !== null && <p className="text-sm text-ink-soft">{t(`slip.refused.${bet.refusal}`)}</p>}
      <dl className="sb-bet-money">
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd>{`${numbers.shortAmount(bet.stake)} ${symbol}`}</dd>
        </div>
        <div>
          <dt>{t('bets.odds')}</dt>
          <dd>{oddsText(bet.oddsMilli)}</dd>
        </div>
        <div>
          <dt>{t(isOpen ? 'bets.returns' : 'bets.paid')}</dt>
          <dd data-gain={bet.payout > 0n || isOpen || undefined}>
            {`${numbers.amount(isOpen ? bet.maxPayout : bet.payout)} ${symbol}`}
          </dd>
        </div>
      </dl>
      {bet.cashedOut > 0n && (
        <p className="text-sm text-gain">
          {t('bets.cashed-out', { amount: `${numbers.amount(bet.cashedOut)} ${symbol}` })}
        </p>
      )}
      {bet.state === 'ACCEPTED' && <CashOut bet={bet} />}
      {bet.settledAt !== null && bet.state !== 'REFUSED' && <Explained bet={bet} />}
      <a href={`/sports/bets/${bet.betId}`} className="text-xs text-ink-faint tabular-nums hover:underline">
        {t('slip.number', { number: bet.betId.toString() })}
      </a>
    </article>
  );
}

const ICONS: Readonly<Record<LegResult, typeof Check>> = {
  WON: Check,
  HALF_WON: Check,
  VOID: Minus,
  HALF_LOST: X,
  LOST: X,
};

function Leg({ leg }: { readonly leg: SportsBet['legs'][number] }) {
  const t = useTranslations('sports');
  const oddsText = useOddsText();
  const { marketName, selectionName, matchName } = useSportsWords();
  const { score, scoreAtBet, fixtureState, result } = leg;
  const Icon = result === null ? CircleDashed : ICONS[result];
  return (
    <div className="sb-bet-leg" data-result={result ?? undefined}>
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 text-sm font-semibold">
          <span className="wrap-anywhere">{selectionName(leg, leg.code, leg)}</span>
          <span className="tabular-nums">{oddsText(leg.oddsMilli)}</span>
        </p>
        <p className="text-xs text-ink-soft">{marketName(leg, leg)}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <a href={`/sports/match/${leg.fixtureId}`} className="hover:underline">
            {matchName(leg)}
          </a>
          {fixtureState !== 'PREMATCH' && <strong className="tabular-nums">{`${score.home} : ${score.away}`}</strong>}
          {(fixtureState === 'LIVE' || fixtureState === 'BREAK') && (
            <span className="sb-stage" data-live="">
              <span aria-hidden="true" className="sb-pulse" />
              {t('stage.live')}
            </span>
          )}
          {result !== null && <span className="sb-bet-result">{t(`bets.leg.${result}`)}</span>}
        </p>
        {scoreAtBet !== null && leg.type === 'ah' && (
          <p className="text-xs text-ink-faint">
            {t('bets.score-at-bet', { score: `${scoreAtBet.home} : ${scoreAtBet.away}` })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The bet from stake to payment, a line for each leg with the version of its result, then every payment. */
function Explained({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const oddsText = useOddsText();
  const format = useFormatter();
  const { selectionName } = useSportsWords();
  const { symbol } = useBrand().currency;
  const [isOpen, setOpen] = useState(false);
  const { data } = useExplained(bet.betId, isOpen);
  const explained = new Map(data?.legs.map((leg) => [leg.selectionId, leg]));
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-8 cursor-pointer text-accent-text">{t('bets.explain')}</summary>
      <ol className="mt-1 grid list-decimal gap-1 ps-5 text-ink-soft tabular-nums">
        <li>{t('bets.line-stake', { amount: `${numbers.exactAmount(bet.stake)} ${symbol}` })}</li>
        {bet.legs.map((leg) => {
          const said = explained.get(leg.selectionId);
          return (
            leg.result !== null && (
              <li key={leg.selectionId}>
                {t(`bets.line.${leg.result}`, {
                  selection: selectionName(leg, leg.code, leg),
                  odds: oddsText(leg.oddsMilli),
                })}
                {said && <Grounds said={said} />}
                {said && <Stood said={said} acceptedAt={data?.acceptedAt ?? null} />}
              </li>
            )
          );
        })}
        {data && <Parts parts={data} />}
        {data?.changes.map(({ kind, state, moved, at }) => (
          <li key={`${kind} ${at.getTime()}`}>
            {t(`moves.${kind}`, { state: t(`bets.state.${state}`), amount: `${numbers.exactAmount(moved)} ${symbol}` })}
            <span className="text-ink-faint">{` · ${format.dateTime(at, 'moment')}`}</span>
          </li>
        ))}
        <li className="font-semibold text-ink">
          {t('bets.line-paid', { amount: `${numbers.exactAmount(bet.payout)} ${symbol}` })}
        </li>
      </ol>
    </details>
  );
}

type ExplainedBet = ValueOf<typeof explainBet>;

/** What the result of a leg was taken from, or who cancelled it. */
function Grounds({ said: { score, voidedBy, resultVersion } }: { readonly said: ExplainedBet['legs'][number] }) {
  const t = useTranslations('sports');
  const grounds = [
    voidedBy && t(`bets.void.${voidedBy}`),
    score && t('bets.from-score', { home: String(score.home), away: String(score.away) }),
    resultVersion !== null && t('bets.result-version', { version: String(resultVersion) }),
  ].filter((text) => typeof text === 'string');
  return <span className="text-ink-faint">{grounds.map((text) => ` · ${text}`).join('')}</span>;
}

type StoodProps = { readonly said: ExplainedBet['legs'][number]; readonly acceptedAt: Date | null };

const SECOND = { dateStyle: 'short', timeStyle: 'medium' } as const;

/** The price that stood when the bet was accepted, while the log of prices still has it. */
function Stood({ said: { stood }, acceptedAt }: StoodProps) {
  const t = useTranslations('sports');
  const oddsText = useOddsText();
  const format = useFormatter();
  if (stood === null || acceptedAt === null) return null;
  return (
    <span className="block text-xs text-ink-faint">
      {t('bets.stood', {
        odds: oddsText(stood.oddsMilli),
        time: format.dateTime(stood.since, SECOND),
        at: format.dateTime(acceptedAt, SECOND),
      })}
    </span>
  );
}

/** Legs of one match that count together, and the lines of a system, by the numbers of their legs. */
function Parts({ parts: { groups, lines } }: { readonly parts: Pick<ExplainedBet, 'groups' | 'lines'> }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const { symbol } = useBrand().currency;
  const placesOf = (legs: readonly number[]): string => legs.map((place) => numbers.whole(place + 1)).join(' + ');
  return (
    <>
      {groups.map(
        ({ legs, factor }) =>
          factor !== null && <li key={legs.join()}>{t('bets.line-together', { legs: placesOf(legs), factor })}</li>,
      )}
      {lines.map(
        ({ legs, factor, stake, pays }) =>
          factor !== null &&
          pays !== null && (
            <li key={legs.join()}>
              {t('bets.line-of-system', {
                ...{ legs: placesOf(legs), factor },
                stake: `${numbers.exactAmount(stake)} ${symbol}`,
                pays: `${numbers.exactAmount(pays)} ${symbol}`,
              })}
            </li>
          ),
      )}
    </>
  );
}
