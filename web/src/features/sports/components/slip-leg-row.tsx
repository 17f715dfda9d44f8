import { TriangleAlert, X } from 'lucide-react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useOddsFormat, useOddsText } from '../hooks/odds.ts';
import { changeSlip, useSlip } from '../hooks/slip-store.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import type { LegView } from '../model/slip-view.ts';
import { removeLeg } from '../model/slip.ts';
import { isToWin, wagerOf } from '../model/slip-maths.ts';
import type { PadTarget } from '../model/pad.ts';
import { StakeField } from './stake-field.tsx';

type SlipLegRowProps = {
  readonly view: LegView;
  readonly isSingle: boolean;
  readonly pad: { readonly target: PadTarget; readonly onTarget: (target: PadTarget) => void } | undefined;
};

/** One selection of the slip, with its price now and, as a single, its amount. */
export function SlipLegRow({ view, isSingle, pad }: SlipLegRowProps) {
  const t = useTranslations('sports');
  const { marketName, selectionName, matchName } = useSportsWords();
  const oddsText = useOddsText();
  const { leg, nowMilli, state, mustTake } = view;
  const name = selectionName(leg, leg.code, leg);
  const hasMoved = nowMilli !== leg.oddsMilli;
  return (
    <article className="sb-leg" data-state={state}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-xs text-ink-soft">{marketName(leg, leg)}</p>
          <a href={`/sports/match/${leg.fixtureId}`} className="block truncate text-xs text-ink-faint hover:underline">
            {matchName(leg)}
          </a>
        </div>
        <p className="sb-leg-odds" data-move={hasMoved ? (nowMilli > leg.oddsMilli ? 'up' : 'down') : undefined}>
          {oddsText(nowMilli)}
        </p>
        <button
          type="button"
          className="sb-remove"
          aria-label={t('slip.remove', { selection: name })}
          onClick={() => changeSlip((slip) => removeLeg(slip, leg.selectionId))}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      {hasMoved && (
        <p className="sb-note" data-tone={mustTake ? 'warn' : 'plain'}>
          {t('slip.changed', { before: oddsText(leg.oddsMilli), now: oddsText(nowMilli) })}
        </p>
      )}
      {state !== 'open' && (
        <p className="sb-note" data-tone="warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t(state === 'suspended' ? 'slip.suspended' : 'slip.gone')}
        </p>
      )}
      {isSingle && <SingleStake view={view} name={name} pad={pad} />}
    </article>
  );
}

function SingleStake({ view, name, pad }: Omit<SlipLegRowProps, 'isSingle'> & { readonly name: string }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const { symbol } = useBrand().currency;
  const format = useOddsFormat();
  const { leg, nowMilli, limits } = view;
  const typed = useSlip(({ stakes }) => stakes[leg.selectionId] ?? '');
  const toWin = isToWin(nowMilli, format);
  const { risk, payout } = wagerOf(typed, [nowMilli], format);
  const set = (value: string): void =>
    changeSlip((slip) => ({ ...slip, stakes: { ...slip.stakes, [leg.selectionId]: value } }));
  const target: PadTarget = { selectionId: leg.selectionId };
  return (
    <div className="grid gap-1.5">
      <StakeField
        label={t('slip.stake-of', { selection: name })}
        lead={t(toWin ? 'slip.to-win-typed' : 'slip.stake')}
        typed={typed}
        onTyped={set}
        limits={limits}
        target={target}
        pad={pad}
      />
      {risk > 0n && (
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft tabular-nums">
          {toWin && <span>{`${t('slip.risk')} ${numbers.exactAmount(risk)} ${symbol}`}</span>}
          <span>
            {t('slip.returns')} <strong className="text-gain">{`${numbers.amount(payout)} ${symbol}`}</strong>
          </span>
        </p>
      )}
    </div>
  );
}
