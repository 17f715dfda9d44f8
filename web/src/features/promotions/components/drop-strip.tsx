import type { Drop } from '@fairground/contract/promotions/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { TimeLeft } from '../../../shared/time-left/lazy-time-left.ts';
import { useDrops, useOpenEnvelope } from '../api/use-offer.ts';

/** Red packets that are open or open soon; nothing where there is none. */
export function DropStrip() {
  const t = useTranslations('bonus');
  const drops = useDrops().data?.list ?? [];
  if (drops.length === 0) return null;
  return (
    <section aria-label={t('drop.title')} className="grid gap-4 sm:grid-cols-2">
      {drops.map((drop) => (
        <DropCard key={drop.dropId.toString()} drop={drop} />
      ))}
    </section>
  );
}

function DropCard({ drop }: { readonly drop: Drop }) {
  const t = useTranslations('bonus');
  const format = useFormatter();
  const numbers = useNumbers();
  const errorText = useErrorText();
  const open = useOpenEnvelope();
  const { dropId, title, envelopes, left, opensAt, closesAt, state, amount, currencySymbol } = drop;
  return (
    <article className="grid gap-3 rounded-lg bg-surface-1 p-5 shadow-low">
      <header className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid h-14 w-10 shrink-0 place-items-center rounded-md bg-loss text-lg shadow-low"
        >
          <span className="grid size-5 place-items-center rounded-full bg-accent" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg text-balance">{title}</h2>
          <p className="text-sm text-ink-soft tabular-nums">
            {state === 'coming-soon'
              ? countdown(opensAt, t('opens-in'), t('drop.opens', { moment: format.dateTime(opensAt, 'moment') }))
              : t('drop.left', { left: numbers.whole(left), all: numbers.whole(envelopes) })}
          </p>
        </div>
      </header>
      {state !== 'coming-soon' && (
        <progress aria-label={t('drop.title')} className="ui-progress" value={left} max={envelopes} />
      )}
      {amount !== null && (
        <p className="text-sm text-ink-soft">
          {t('drop.yours')}{' '}
          <Amount value={writeMoney(amount)} currency={currencySymbol} className="text-base font-semibold text-gain" />
        </p>
      )}
      {state === 'claim' && (
        <Button
          variant="primary"
          block
          loading={open.isPending}
          onClick={() =>
            open.mutate(dropId, { onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }) })
          }
        >
          {t('drop.open')}
        </Button>
      )}
      {state === 'close' && <p className="text-sm text-ink-soft">{t('drop.empty')}</p>}
      {state !== 'coming-soon' && (
        <p className="text-xs text-ink-faint tabular-nums">
          {countdown(closesAt, t('ends-in'), t('drop.closes', { moment: format.dateTime(closesAt, 'moment') }))}
        </p>
      )}
    </article>
  );
}

const countdown = (until: Date, label: string, day: string) => (
  <LatePart fallback={day}>
    <TimeLeft until={until} label={label} otherwise={day} />
  </LatePart>
);
