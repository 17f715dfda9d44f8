import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type ReadProps = {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly children: ReactNode;
};

/** What was read, or why it was not. */
export function Read({ query, children }: ReadProps) {
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  if (!query.isError) return children;
  return (
    <ErrorState
      headingLevel={3}
      title={tCommon('state.error-title')}
      description={errorText(query.error)}
      action={<Button onClick={() => void query.refetch()}>{tCommon('state.retry')}</Button>}
    />
  );
}

type TurnProps = {
  readonly isFirst: boolean;
  readonly hasMore: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

/** Back and forth in a list whose length nobody counts. */
export function Turn({ isFirst, hasMore, onBack, onNext }: TurnProps) {
  const t = useTranslations('agents');
  if (isFirst && !hasMore) return null;
  return (
    <div className="flex justify-between gap-2">
      <Button variant="ghost" disabled={isFirst} onClick={onBack}>
        {t('turn.back')}
      </Button>
      <Button variant="ghost" disabled={!hasMore} onClick={onNext}>
        {t('turn.next')}
      </Button>
    </div>
  );
}
