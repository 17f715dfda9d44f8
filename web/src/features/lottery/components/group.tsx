import type { ReactNode } from 'react';

type GroupProps = {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Controls that belong together, with a name for those who listen. */
export function Group({ label, className, children }: GroupProps) {
  return (
    <fieldset className={`min-w-0 ${className ?? ''}`}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
