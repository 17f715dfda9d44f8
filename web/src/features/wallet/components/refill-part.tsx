import { Gift } from 'lucide-react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRefill, useRefillWords } from '../../../shared/refill/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import { BalancePanel } from './balance-panel.tsx';

/** The refill of play money, where the site gives one. */
export function RefillPart() {
  const { standing, isUnknown } = useRefill();
  if (standing === undefined || standing.state === 'none' || isUnknown) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <BalancePanel />
      <RefillCard />
    </div>
  );
}

function RefillCard() {
  const t = useTranslations('refill');
  const errorText = useErrorText();
  const { sentenceOf, buttonOf } = useRefillWords();
  const { standing, take, isTaking, error } = useRefill();
  if (standing === undefined) return null;
  return (
    <section aria-labelledby="refill-title" className="grid gap-3 rounded-lg bg-surface-2 p-4 shadow-low">
      <h4 id="refill-title" className="flex items-center gap-2 font-display text-lg">
        <Gift aria-hidden="true" className="size-5 text-accent-text" />
        {t('title')}
      </h4>
      <p className="text-sm text-ink-soft">{t('about')}</p>
      <output className="text-sm">{sentenceOf(standing)}</output>
      {error && (
        <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
          {errorText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {take && (
          <Button variant="primary" loading={isTaking} iconStart={<Gift aria-hidden="true" />} onClick={take}>
            {buttonOf(standing)}
          </Button>
        )}
        <ButtonLink href="/hot" onClick={closeModal}>
          {t('to-games')}
        </ButtonLink>
      </div>
    </section>
  );
}
