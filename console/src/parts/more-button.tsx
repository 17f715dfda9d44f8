import { Button } from '@fairground/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTexts } from '../texts/texts.tsx';

type MoreButtonProps = {
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly className?: string;
};

/** Reads the next page of a list, as long as there is one. */
export function MoreButton({ query, className }: MoreButtonProps) {
  const t = useTexts();
  if (!query.hasNextPage) return null;
  return (
    <Button
      size="sm"
      className={className}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('list.more')}
    </Button>
  );
}
