import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

type PageFrameProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The banner above the title. */
  readonly banner?: ReactNode;
  readonly category?: string;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of an ordinary page: its banner, its title and the content under it. */
export function PageFrame({ title, text, banner, category, icon, aside, children }: PageFrameProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-4 py-4 md:gap-8 md:py-6" data-category={category}>
      {banner}
      <header className="flex flex-wrap items-center gap-x-3 gap-y-3 md:gap-x-4">
        {icon !== undefined && (
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-category-soft text-category md:size-14 md:rounded-lg [&>svg]:size-6 md:[&>svg]:size-8">
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1 basis-64">
          <PageHeading className="text-xl" isCategory={category !== undefined}>
            {title}
          </PageHeading>
          {text !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
