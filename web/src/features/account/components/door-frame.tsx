import type { ReactNode } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';

type DoorFrameProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Stands above the card where the page has no header. */
  readonly brand?: ReactNode;
  readonly children: ReactNode;
};

/** A page that is one small form on a card. The form depends on this very browser, so it comes after the start. */
export function DoorFrame({ title, text, brand, children }: DoorFrameProps) {
  const isReady = useSession((session) => session.isReady);
  return (
    <div className="page-width flex min-h-[calc(100dvh-8rem)] flex-col justify-center gap-6 py-8">
      {brand !== undefined && <p className="flex items-center justify-center gap-2.5 text-accent">{brand}</p>}
      <div className="relative isolate mx-auto w-full max-w-md overflow-hidden rounded-lg bg-surface-1 p-5 shadow-low sm:p-7">
        <div className="stage-glow absolute inset-0 -z-10" aria-hidden="true" />
        <PageHeading className="mb-1 text-xl">{title}</PageHeading>
        {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
        <div className="mt-5 min-h-72">{isReady ? children : <span className="sheen block h-72 w-full" />}</div>
      </div>
    </div>
  );
}
