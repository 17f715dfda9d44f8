import type { FreeSpins } from '@fairground/contract/promotions/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { ButtonLink } from '@fairground/ui/button';
import { Progress } from '@fairground/ui/progress';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useNumbers, useTimeZone, useTranslations } from '../../../shared/i18n/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import { useFreeSpins } from '../api/bonus.ts';
import { Countdown } from './countdown.tsx';

/** The free spins that wait to be played, with the way into their games; nothing for a member without any. */
export function FreeSpinsList() {
  const t = useTranslations('bonus');
  const titleId = useId();
  const list = useFreeSpins().data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h3 id={titleId} className="font-sans text-base font-semibold tracking-normal">
        {t('spins.title')}
      </h3>
      <ul className="grid grid-cols-1 gap-3">
        {list.map((spins) => (
          <li key={spins.spinsId.toString()}>
            <SpinsCard spins={spins} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const X100 = 100;
/** More games than these are found in the lobby. */
const GAMES_SHOWN = 3;

function SpinsCard({ spins }: { readonly spins: FreeSpins }) {
  const t = useTranslations('bonus');
  const numbers = useNumbers();
  const timeZone = useTimeZone() ?? 'UTC';
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'short', timeStyle: 'short', timeZone });
  const { name, games, count, left, bet, won, most, credit, multiplierX100, until, currencySymbol } = spins;
  return (
    <article className="grid gap-4 rounded-md bg-surface-2 p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h4 className="font-sans text-base font-semibold tracking-normal text-balance">{name || t('spins.mall')}</h4>
          <p className="text-xs text-ink-faint">
            <Countdown until={until} day={t('spins.until', { moment: format.format(until) })} />
          </p>
        </div>
        <Badge tone={credit === 'CASH' ? 'gain' : 'accent'}>
          {t(`rewards.as.${credit === 'CASH' ? 'cash' : 'bonus'}`)}
        </Badge>
      </header>
      <Progress
        label={t('spins.played')}
        value={count - left}
        max={count}
        valueText={t('spins.left', { left: numbers.whole(left), count: numbers.whole(count) })}
      />
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <Figure name={t('spins.bet')}>
          <Amount value={writeMoney(bet)} currency={currencySymbol} />
        </Figure>
        <Figure name={t('spins.won')}>
          <Amount value={writeMoney(won)} currency={currencySymbol} className={won > 0n ? 'text-gain' : ''} />
        </Figure>
        <Figure name={t('spins.most')}>
          <Amount value={writeMoney(most)} currency={currencySymbol} />
        </Figure>
        <Figure name={t('spins.wagering')}>
          {multiplierX100 === 0 ? t('offer.none') : `${numbers.plain(multiplierX100 / X100)}×`}
        </Figure>
      </dl>
      <p className="text-xs text-ink-soft">{t(games.length === 0 ? 'spins.closed' : 'spins.note')}</p>
      {games.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {games.slice(0, GAMES_SHOWN).map(({ nodeId, name: game }, place) => (
            <ButtonLink
              key={nodeId.toString()}
              href={`/game?nodeId=${nodeId}`}
              variant={place === 0 ? 'primary' : 'secondary'}
              onClick={closeModal}
            >
              {place === 0 && <Sparkles aria-hidden="true" className="size-4" />}
              {t('spins.play', { game })}
            </ButtonLink>
          ))}
        </div>
      )}
    </article>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
