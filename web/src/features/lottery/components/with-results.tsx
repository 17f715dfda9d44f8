import type { ResultShown } from '@fairground/contract/lottery/fields';
import type { Board } from '@fairground/engines/lottery/board';
import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { resultsQuery } from '../api/lottery-queries.ts';

export type DrawnResult = ResultShown & { readonly board: Board };

type WithResultsProps = {
  readonly game: Game;
  /** Draws what there is to say about the results, the newest first. */
  readonly children: (results: readonly DrawnResult[]) => ReactNode;
};

const isDrawn = (result: ResultShown): result is DrawnResult => result.board !== null;

/** The last results of a game, or why there are none to show. */
export function WithResults({ game, children }: WithResultsProps) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const results = useQuery(resultsQuery(game.code));
  if (results.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={t('results.failed')}
        description={errorText(results.error)}
        action={<Button onClick={() => void results.refetch()}>{t('retry')}</Button>}
      />
    );
  if (results.isPending) return <Skeleton className="h-72 w-full rounded-lg" />;
  const drawn = results.data.list.filter(isDrawn);
  if (drawn.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<Hourglass aria-hidden="true" />}
        title={t('results.empty-title')}
        description={t('results.empty-text')}
      />
    );
  return children(drawn);
}
