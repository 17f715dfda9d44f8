import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { pagerWindow } from './pager-window.ts';

export type PagerProps = {
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  /** Gives every page its own address, so that it can be opened in a new tab or shared. */
  readonly hrefOf?: ((page: number) => string) | undefined;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: (page: number) => string;
  readonly range?: number | undefined;
  readonly margin?: number | undefined;
};

export function Pager({
  label,
  page,
  pageCount,
  onPageChange,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  range,
  margin,
}: PagerProps) {
  const shared = { hrefOf, onPageChange };
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>
          <PagerLink {...shared} page={page - 1} label={previousLabel} disabled={page <= 1}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          </PagerLink>
        </li>
        {pagerWindow({ page, pageCount, range, margin }).map((step) =>
          step.kind === 'gap' ? (
            <li key={`gap-${step.after}`} aria-hidden="true" className="w-4 text-center sm:w-6 text-ink-faint">
              …
            </li>
          ) : (
            <li key={step.page}>
              <PagerLink {...shared} page={step.page} label={pageLabel(step.page)} current={step.page === page}>
                {step.page}
              </PagerLink>
            </li>
          ),
        )}
        <li>
          <PagerLink {...shared} page={page + 1} label={nextLabel} disabled={page >= pageCount}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
          </PagerLink>
        </li>
      </ul>
    </nav>
  );
}

type PagerLinkProps = Pick<PagerProps, 'hrefOf' | 'onPageChange'> & {
  readonly page: number;
  readonly label: string;
  readonly current?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
};

function PagerLink({ page, label, current = false, disabled = false, hrefOf, onPageChange, children }: PagerLinkProps) {
  const shared = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: classNames(
      'control h-10 min-w-10 px-2 text-sm font-semibold tabular-nums pointer-coarse:h-11 pointer-coarse:min-w-11',
      current ? 'bg-accent-soft text-accent-text' : 'text-ink-soft hover:bg-surface-2 hover:text-ink',
    ),
  };
  if (hrefOf === undefined || disabled) {
    return (
      <button {...shared} type="button" disabled={disabled} onClick={() => onPageChange(page)}>
        {children}
      </button>
    );
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // A press with a modifier wants a new tab; the browser knows how.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPageChange(page);
  };
  return (
    <a {...shared} href={hrefOf(page)} onClick={handleClick}>
      {children}
    </a>
  );
}
