import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';

/** In the place of a shelf whose games did not come. */
export function ShelfFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('games');
  const tCommon = useTranslations('common');
  return (
    <div
      role="alert"
      className="shelf-place flex flex-col items-center justify-center gap-3 rounded-lg bg-surface-1 text-sm text-ink-soft"
    >
      {t('shelf.failed')}
      <Button size="sm" onClick={onRetry}>
        {tCommon('state.retry')}
      </Button>
    </div>
  );
}
