import type { ReactNode } from 'react';

type SectionHeadingProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
};

/** The title of a part of a page, with what can be done about it at the far end. */
export function SectionHeading({ id, title, text, action }: SectionHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="max-w-prose">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {action}
    </header>
  );
}
