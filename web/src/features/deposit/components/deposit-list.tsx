import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useDepositList } from '../api/deposit-queries.ts';
import { TONES } from '../model/deposit-look.ts';

/** Own deposits, newest first; nothing for a member who has none. */
export function DepositList({ onOpen }: { readonly onOpen: (no: string) => void }) {
  const t = useTranslations('deposit');
  const numbers = useNumbers();
  const format = useFormatter();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useDepositList();
  const deposits = data?.pages.flatMap(({ list }) => list) ?? [];
  if (deposits.length === 0) return null;
  return (
    <section aria-labelledby="own-deposits">
      <h4 id="own-deposits" className="mb-2 text-base">
        {t('own')}
      </h4>
      <ul className="grid gap-2">
        {deposits.map(({ no, kind, status, amount, currencySymbol, createdAt }) => (
          <li key={no}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-2 rounded-md bg-surface-2 px-4 py-2 text-start text-sm hover:bg-surface-3"
              onClick={() => onOpen(no)}
            >
              <span className="grid">
                <span className="tabular-nums">
                  {numbers.amount(amount)} {currencySymbol}
                </span>
                <span className="text-xs text-ink-soft">
                  {t(`kind.${kind}`)} · {format.dateTime(createdAt, 'moment')}
                </span>
              </span>
              <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-2" variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
