import type { OfferStanding, ShownTerms } from '@fairground/contract/promotions/endpoints';
import { RANK_MAX } from '@fairground/contract/promotions/terms';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { isLoggedIn, useSession } from '@fairground/client/session';
import type { Category } from '../../../shared/category/categories.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useClaimOffer, useConditions, useJoin, useStandings } from '../api/use-offer.ts';
import { STATE_TONES } from '../model/state-tone.ts';

/** Where somebody stands with an offer that gives by its own terms, what to do next, and the terms in plain words. */
export function OfferPanel({ promotionId }: { readonly promotionId: bigint }) {
  const t = useTranslations('bonus');
  const titleId = useId();
  const terms = useConditions(promotionId).data?.terms;
  const standing = useStandings().data?.list.find((each) => each.promotionId === promotionId);
  if (terms === undefined || terms === null) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-base">
          {t('offer.title')}
        </h2>
        {standing && standing.state !== 'none' && (
          <Badge tone={STATE_TONES[standing.state]}>{t(`offer.state.${standing.state}`)}</Badge>
        )}
      </div>
      {standing && <StandingLine standing={standing} />}
      <NextStep promotionId={promotionId} terms={terms} standing={standing} />
      <Terms terms={terms} />
    </section>
  );
}

function StandingLine({ standing: { state, given, until } }: { readonly standing: OfferStanding }) {
  const t = useTranslations('bonus');
  const format = useFormatter();
  return (
    <output className="grid gap-1 text-sm text-ink-soft empty:hidden">
      {(state === 'signed' || state === 'process' || state === 'coming-soon') && until && (
        <span>{t(`offer.until.${state}`, { moment: format.dateTime(until, 'moment') })}</span>
      )}
      {given && (
        <span>
          {t('offer.given', { day: format.dateTime(given.at, 'date') })}{' '}
          <Amount
            value={writeMoney(given.amount)}
            currency={given.currencySymbol}
            className="font-semibold text-gain"
          />
        </span>
      )}
    </output>
  );
}

type NextStepProps = {
  readonly promotionId: bigint;
  readonly terms: ShownTerms;
  readonly standing: OfferStanding | undefined;
};

/** The one thing to do now; nothing where the offer comes by itself. */
function NextStep({ promotionId, terms: { kind }, standing }: NextStepProps) {
  const t = useTranslations('bonus');
  const errorText = useErrorText();
  const isMember = useSession(isLoggedIn);
  const join = useJoin(promotionId);
  const claim = useClaimOffer(promotionId);
  const onError = (error: Parameters<typeof errorText>[0]) => toast.show({ tone: 'loss', title: errorText(error) });
  const big = { variant: 'primary', size: 'lg', block: true } as const;
  if (!isMember)
    return (
      <Button {...big} onClick={() => openModal({ type: 'login', props: { tab: 'login', stay: true } })}>
        {t('offer.log-in')}
      </Button>
    );
  if (standing?.state === 'claim')
    return (
      <Button
        {...big}
        loading={claim.isPending}
        onClick={() =>
          claim.mutate(undefined, {
            onSuccess: () => toast.show({ tone: 'gain', title: t('rewards.claimed') }),
            onError,
          })
        }
      >
        {t('rewards.claim')}
      </Button>
    );
  if (standing?.state !== 'join') return null;
  if (kind === 'FIRST_DEPOSIT' || kind === 'RELOAD')
    return (
      <Button {...big} onClick={() => openCentre('depositv2')}>
        {t('offer.deposit')}
      </Button>
    );
  return (
    <Button {...big} loading={join.isPending} onClick={() => join.mutate(undefined, { onError })}>
      {t('offer.join')}
    </Button>
  );
}

const PPM_PER_PERCENT = 10_000;
const X100 = 100;
const DAY_HOURS = 24;

/** The terms in plain words, written from the data they are enforced by. */
function Terms({ terms }: { readonly terms: ShownTerms }) {
  const t = useTranslations('bonus');
  const tCommon = useTranslations('common');
  const format = useFormatter();
  const numbers = useNumbers();
  const { kind, credit, currencySymbol, weights } = terms;
  const hasPart = kind === 'FIRST_DEPOSIT' || kind === 'RELOAD' || kind === 'CASHBACK';
  const amountOf = (amount: Money) => <Amount value={writeMoney(amount)} currency={currencySymbol} />;
  const nameOf = (category: string) => tCommon(`category.${category.toLowerCase() as Category}`);
  // Days are said where they are whole: what ends after 36 hours does not run for two days.
  const runText = (hours: number) =>
    hours % DAY_HOURS === 0 ? t('offer.days', { count: hours / DAY_HOURS }) : t('offer.hours', { count: hours });
  const once = ONCE.filter(([field]) => terms[field]).map(([, word]) => t(`offer.once.${word}`));
  return (
    <dl className="grid gap-2 text-sm">
      {hasPart && <Line name={t('offer.part')}>{numbers.plain(terms.percentPpm / PPM_PER_PERCENT)}%</Line>}
      {kind === 'FREE_SPINS' && (
        <>
          <Line name={t('offer.spins-count')}>{numbers.whole(terms.spinsCount)}</Line>
          <Line name={t('offer.spins-bet')}>{amountOf(terms.spinsBet)}</Line>
          <Line name={t('offer.spins-hours')}>{runText(terms.spinsHours)}</Line>
        </>
      )}
      <Line name={t(amountNameOf(kind))}>{amountOf(terms.amount)}</Line>
      {hasPart && terms.minDeposit > 0n && (
        <Line name={t(kind === 'CASHBACK' ? 'offer.least-loss' : 'offer.least-deposit')}>
          {amountOf(terms.minDeposit)}
        </Line>
      )}
      <Line name={t('offer.given-as')}>{t(`rewards.as.${credit === 'CASH' ? 'cash' : 'bonus'}`)}</Line>
      <Line name={t('offer.wagering')}>
        {terms.multiplierX100 === 0 ? t('offer.none') : `${numbers.plain(terms.multiplierX100 / X100)}×`}
      </Line>
      {credit === 'BONUS' && (
        <>
          <Line name={t('terms.max-bet')}>{amountOf(terms.maxBet)}</Line>
          <Line name={t('offer.runs')}>{runText(terms.runHours)}</Line>
          {terms.capX100 !== null && (
            <Line name={t('terms.cap')}>{t('offer.times-bonus', { times: numbers.plain(terms.capX100 / X100) })}</Line>
          )}
          <div>
            <dt className="text-ink-soft">{t('terms.counts')}</dt>
            <dd className="mt-1 flex flex-wrap gap-1.5">
              {weights
                .filter(({ ppm }) => ppm > 0)
                .map(({ category, ppm }) => (
                  <span key={category} className="rounded-sm bg-surface-2 px-2 py-0.5 text-xs tabular-nums">
                    {nameOf(category)} {numbers.plain(ppm / PPM_PER_PERCENT)}%
                  </span>
                ))}
            </dd>
          </div>
        </>
      )}
      {(terms.rankFrom > 0 || terms.rankTo < RANK_MAX) && (
        <Line name={t('offer.ranks')}>
          {numbers.whole(terms.rankFrom)} – {numbers.whole(terms.rankTo)}
        </Line>
      )}
      {terms.registeredFrom !== null && (
        <Line name={t('offer.registered')}>
          {format.dateTime(new Date(`${terms.registeredFrom}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
        </Line>
      )}
      {once.length > 0 && <Line name={t('offer.once.title')}>{once.join(', ')}</Line>}
    </dl>
  );
}

/** What the amount of the terms is: what is given, or the most it can be. */
const amountNameOf = (kind: ShownTerms['kind']) => {
  switch (kind) {
    case 'FREE_SPINS':
      return 'offer.spins-most';
    case 'GIFT':
    case 'BIRTHDAY':
      return 'offer.amount';
    default:
      return 'offer.most';
  }
};

const ONCE = [
  ['oncePerDevice', 'device'],
  ['oncePerAddress', 'address'],
  ['oncePerPerson', 'person'],
] as const;

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
