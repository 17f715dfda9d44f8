import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';

type LoadedProps<Value> = {
  readonly query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'refetch'>;
  readonly children: (value: Value) => ReactNode;
};

/** What was read, or that it is being read, or why it could not be. What was read before stays while it is read again. */
export function Loaded<Value>({ query, children }: LoadedProps<Value>) {
  const t = useTexts();
  const textOf = useFailureText();
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        title={t('failure.title')}
        description={textOf(query.error)}
        action={<Button onClick={() => void query.refetch()}>{t('failure.again')}</Button>}
      />
    );
  return (
    <output aria-busy="true" aria-label={t('loading')} className="flex flex-col gap-2">
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} className="h-9 w-full" />
      ))}
    </output>
  );
}
