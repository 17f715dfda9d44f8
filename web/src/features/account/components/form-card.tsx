import type { ReactNode } from 'react';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { AfterStart } from './after-start.tsx';

type FormCardProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Stands above the card where the page has no header. */
  readonly brand?: ReactNode;
  /** The height that is kept for the form before it has come. */
  readonly form?: keyof typeof ROOMS;
  readonly children: ReactNode;
};

const ROOMS = {
  short: { least: 'min-h-72', place: 'h-72' },
  /** A few lines and one button. */
  notice: { least: 'min-h-48', place: 'h-48' },
  login: {
    least: 'min-h-[27.125rem] pointer-coarse:min-h-[31.25rem]',
    place: 'h-[27.125rem] pointer-coarse:h-[31.25rem]',
  },
} as const;

/** A page that is one small form on a card. */
export function FormCard({ title, text, brand, form = 'short', children }: FormCardProps) {
  const { least, place } = ROOMS[form];
  return (
    <div className="page-width flex min-h-[calc(100dvh-8rem)] flex-col justify-center gap-6 py-8">
      {brand !== undefined && <p className="flex items-center justify-center gap-2.5 text-accent">{brand}</p>}
      <div className="relative isolate mx-auto w-full max-w-md overflow-hidden rounded-lg bg-surface-1 p-5 shadow-low sm:p-7">
        <div className="stage-glow absolute inset-0 -z-10" aria-hidden="true" />
        <PageHeading className="mb-1 text-xl">{title}</PageHeading>
        {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
        <div className={`mt-5 ${least}`}>
          <AfterStart className={place}>{children}</AfterStart>
        </div>
      </div>
    </div>
  );
}
