import type { ReactNode } from 'react';

export type DemoProps = {
  readonly title?: string;
  readonly children: ReactNode;
  /** Rows wrap, columns stack, a grid has as many columns as fit. */
  readonly flow?: 'row' | 'column' | 'grid' | 'bare';
};

/** One state or variant on its own stage. */
export function Demo({ title, children, flow = 'row' }: DemoProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {title !== undefined && (
        <h3 className="font-sans text-xs font-semibold tracking-normal text-ink-faint">{title}</h3>
      )}
      <div className={FLOWS[flow]}>{children}</div>
    </div>
  );
}

const FLOWS = {
  row: 'flex flex-wrap items-center gap-3',
  column: 'flex flex-col gap-4',
  grid: 'grid items-start gap-6 sm:grid-cols-2',
  bare: 'min-w-0',
};
