import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';

type PageTurnProps = { readonly page: number; readonly hasMore: boolean; readonly onTurn: (page: number) => void };

/** Newer and older lines of a list whose length nobody counts. */
export function PageTurn({ page, hasMore, onTurn }: PageTurnProps) {
  const t = useTranslations('mall');
  if (page === 1 && !hasMore) return null;
  return (
    <div className="flex justify-between gap-2">
      <Button variant="ghost" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('earlier')}
      </Button>
      <Button variant="ghost" disabled={!hasMore} onClick={() => onTurn(page + 1)}>
        {t('later')}
      </Button>
    </div>
  );
}
