import { lazy, Suspense } from 'react';

/** The addresses of all flags come with the first of them: most forms show none. */
const FlagPicture = lazy(() => import('../flags/flag-picture.tsx').then((part) => ({ default: part.FlagPicture })));

type FlagProps = { readonly countryCode: string };

/** The flag of a country, in a place of its own size. */
export function Flag({ countryCode }: FlagProps) {
  return (
    <span className="h-4 w-6 shrink-0 overflow-hidden rounded-xs bg-surface-3">
      <Suspense fallback={null}>
        <FlagPicture countryCode={countryCode} />
      </Suspense>
    </span>
  );
}
