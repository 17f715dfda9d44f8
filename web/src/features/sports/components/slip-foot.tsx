import { ACCEPT_POLICIES } from '@fairground/contract/sports/fields';
import { ApiError } from '@fairground/client/api';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { Button } from '@fairground/ui/button';
import { money } from '@fairground/contract/money';
import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { ShortOfFunds } from '../../../shared/refill/index.ts';
import { useOddsFormat, useOddsText } from '../hooks/odds.ts';
import { dismissError, usePlacing } from '../hooks/placing-store.ts';
import { changeSlip } from '../hooks/slip-store.ts';
import { usePlaceBets } from '../hooks/use-place-bets.ts';
import type { SlipView } from '../model/slip-view.ts';
import { comboLimits } from '../model/stake-limits.ts';
import type { PadTarget } from '../model/pad.ts';
import { fittingStake } from '../model/fitting-stake.ts';
import { plannedBets, totalOf } from '../model/placing.ts';
import type { Planned } from '../model/placing.ts';
import { productMilli } from '../model/slip-maths.ts';
import { StakeField } from './stake-field.tsx';

type SlipFootProps = {
  readonly view: SlipView;
  readonly pad: { readonly target: PadTarget; readonly onTarget: (target: PadTarget) => void } | undefined;
  /** The keys of a phone's slip, under the amount. */
  readonly keys?: ReactNode;
};

/** The lower part of the slip: the amount of a combination, sums, how changes are taken, and the button. */
export function SlipFoot({ view, pad, keys }: SlipFootProps) {
  const format = useOddsFormat();
  const planned = plannedBets(view, format);
  return (
    <div className="grid grid-cols-1 gap-3">
      {view.slip.mode !== 'single' && <ComboStake view={view} pad={pad} planned={planned} />}
      {keys}
      <Sums view={view} planned={planned} />
      <AcceptSelect view={view} />
      <PlaceButton view={view} planned={planned} />
      <Failure />
    </div>
  );
}

function ComboStake({ view, pad, planned }: SlipFootProps & { readonly planned: readonly Planned[] }) {
  const t = useTranslations('sports');
  const oddsText = useOddsText();
  const { slip, legs, combo, comboRefusal, systems } = view;
  const isSystem = slip.mode === 'system';
  if (comboRefusal !== null && combo === null && !isSystem)
    return (
      <p role="alert" className="sb-note" data-tone="warn">
        {t(`slip.no-combo.${comboRefusal}`)}
      </p>
    );
  const odds = combo?.isSameGame === true ? combo.oddsMilli : productMilli(legs.map(({ nowMilli }) => nowMilli));
  return (
    <div className="grid grid-cols-1 gap-2">
      {isSystem ? (
        <select
          className="sb-select"
          aria-label={t('slip.system')}
          value={slip.system}
          onChange={({ target }) => changeSlip((before) => ({ ...before, system: target.value }))}
        >
          {systems.map(({ system, lines }) => (
            <option key={system} value={system}>
              {`${systemName(system)} · ${t('slip.lines', { count: lines })}`}
            </option>
          ))}
        </select>
      ) : (
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="text-ink-soft">{t(combo?.isSameGame === true ? 'slip.same-game' : 'slip.total-odds')}</span>
          <strong className="font-display text-lg tabular-nums">{oddsText(odds)}</strong>
        </p>
      )}
      <StakeField
        label={t(isSystem ? 'slip.per-line' : 'slip.stake')}
        lead={isSystem ? t('slip.lines', { count: planned[0]?.wager.lines ?? 0 }) : t('slip.stake')}
        typed={slip.stake}
        onTyped={(stake) => changeSlip((before) => ({ ...before, stake }))}
        limits={comboLimits(slip, view)}
        target="combo"
        pad={pad}
      />
    </div>
  );
}

/** `lucky-15` as `Lucky 15`; `2/3` as it is. The names of systems are the same in every language. */
const systemName = (system: string): string =>
  system.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

function Sums({ view, planned }: { readonly view: SlipView; readonly planned: readonly Planned[] }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const { symbol } = useBrand().currency;
  const { risk, payout } = totalOf(planned);
  const cap = capOf(view);
  return (
    <div className="grid gap-1">
      <dl className="sb-sums">
        <dt>{t('slip.risk')}</dt>
        <dd>{`${numbers.exactAmount(money(risk))} ${symbol}`}</dd>
        <dt>{t('slip.returns')}</dt>
        <dd className="text-gain">{`${numbers.amount(money(payout))} ${symbol}`}</dd>
      </dl>
      {cap !== undefined && (
        <p className="text-xs text-ink-faint">
          {t('slip.cap', { amount: `${numbers.shortAmount(money(cap))} ${symbol}` })}
        </p>
      )}
      {view.delaySeconds > 0 && (
        <p className="text-xs text-ink-faint">{t('slip.waits', { seconds: String(view.delaySeconds) })}</p>
      )}
    </div>
  );
}

/** What the largest stake returns: the server takes none that returns more. */
const capOf = ({ slip, legs, combo, systems }: SlipView): bigint | undefined => {
  if (slip.mode === 'single') {
    const [only] = legs;
    if (legs.length !== 1 || only?.limits === undefined) return undefined;
    return (only.limits.max * BigInt(only.nowMilli)) / 1_000n;
  }
  const system = slip.mode === 'system' ? systems.find((each) => each.system === slip.system) : undefined;
  if (system) return (system.maxStake * BigInt(system.oddsMilli)) / 1_000n;
  return combo ? (combo.maxStake * BigInt(combo.oddsMilli)) / 1_000n : undefined;
};

function AcceptSelect({ view: { slip } }: { readonly view: SlipView }) {
  const t = useTranslations('sports');
  return (
    <label className="grid gap-1 text-xs text-ink-faint">
      {t('slip.accept')}
      <select
        className="sb-select"
        value={slip.accept}
        onChange={({ target }) => {
          const accept = ACCEPT_POLICIES.find((known) => known === target.value);
          if (accept !== undefined) changeSlip((before) => ({ ...before, accept }));
        }}
      >
        {ACCEPT_POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {t(`slip.accept-${policy}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function PlaceButton({ view, planned }: { readonly view: SlipView; readonly planned: readonly Planned[] }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const oddsText = useOddsText();
  const { symbol } = useBrand().currency;
  const place = usePlaceBets(view);
  const isSending = usePlacing((placing) => placing.isSending);
  const isIn = useSession(isLoggedIn);
  const canPlace = planned.length > 0 && planned.every(({ obstacle }) => obstacle === undefined);
  const moved = view.legs.filter(({ mustTake }) => mustTake);
  const { risk } = totalOf(planned);
  const [only] = moved;
  const label = (): string => {
    if (!isIn) return t('slip.log-in');
    if (moved.length > 1) return t('slip.accept-changes');
    if (only !== undefined) return t('slip.accept-and-place', { odds: oddsText(only.nowMilli) });
    return canPlace
      ? t('slip.place-amount', { amount: `${numbers.shortAmount(money(risk))} ${symbol}` })
      : t('slip.place');
  };
  return (
    <Button
      variant="primary"
      size="lg"
      block
      loading={isSending}
      disabled={!canPlace}
      className="disabled:opacity-50"
      onClick={() => place(planned)}
    >
      {label()}
    </Button>
  );
}

function Failure() {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const error = usePlacing((placing) => placing.error);
  if (error === undefined) return null;
  const fits = error instanceof ApiError ? fittingStake(error) : undefined;
  if (error instanceof ApiError && error.code === 'sports.insufficient-funds')
    return (
      <LatePart>
        <ShortOfFunds onRefilled={dismissError} onClose={dismissError} />
      </LatePart>
    );
  return (
    <p role="alert" className="rounded-md bg-loss-soft px-3 py-2 text-sm text-loss">
      {error instanceof ApiError && error.isNetwork ? t('slip.unknown') : errorText(error)}
      {fits !== undefined && ` ${t('slip.above', { amount: numbers.amount(fits) })}`}
    </p>
  );
}
