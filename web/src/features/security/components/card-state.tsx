import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';

type ListQuery<Row> = {
  readonly data: { readonly list: readonly Row[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

type CardStateProps<Row> = {
  readonly query: ListQuery<Row>;
  /** Said in place of rows when there are none. */
  readonly empty: string;
  readonly children: (list: readonly Row[]) => ReactNode;
};

/** A list inside a card while it is coming, when it did not come, when it is empty, and when it is there. */
export function CardState<Row>({ query, empty, children }: CardStateProps<Row>) {
  const t = useTranslations('common');
  if (query.data === undefined && query.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <p className="flex-1">{t('state.error-text')}</p>
        <Button size="sm" onClick={() => void query.refetch()}>
          {t('state.retry')}
        </Button>
      </div>
    );
  if (query.data === undefined) return <SkeletonText lines={2} />;
  const { list } = query.data;
  return list.length === 0 ? <p className="text-sm text-ink-soft">{empty}</p> : children(list);
}
