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
    <header className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3">
      {/* Asks for the same room in every font: the action must not change its line when the real one arrives. */}
      <div className="max-w-prose min-w-0 flex-1 basis-48">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {action}
    </header>
  );
}
