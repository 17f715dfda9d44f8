import type { ReactNode } from 'react';

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** One step of a proof that can be followed by hand. */
export function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-accent-soft font-display text-sm text-accent-text"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-2 pt-1">
        <h4 className="font-semibold">{title}</h4>
        <p className="text-sm text-ink-soft">{text}</p>
        {children}
      </div>
    </li>
  );
}

export function Code({ children }: { readonly children: string }) {
  return (
    <pre
      dir="ltr"
      className="max-h-64 overflow-auto rounded-md bg-surface-2 p-3 font-mono text-xs leading-relaxed break-all whitespace-pre-wrap"
      // A long list scrolls by its keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      {children}
    </pre>
  );
}
