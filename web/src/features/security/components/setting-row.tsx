import type { ReactNode } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';

type SettingRowProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly state?: { readonly label: string; readonly isGood: boolean };
  readonly actions?: ReactNode;
};

/** One thing that protects the account: what it is, how it stands, and what can be done about it. */
export function SettingRow({ icon, title, text, state, actions }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center self-start rounded-md bg-surface-2 text-ink-soft [&>svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          {state && <Badge tone={state.isGood ? 'gain' : 'neutral'}>{state.label}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2 max-sm:ps-14">{actions}</div>}
    </li>
  );
}

/** The rows of a card, a hair between them. */
export function SettingList({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

type RowButtonProps = {
  /** What the action is about, for those who hear the button without its row. */
  readonly about: string;
  readonly loading?: boolean;
  readonly onPress: () => void;
  readonly label: string;
};

/** What can be done about a row. */
export function RowButton({ label, about, loading = false, onPress }: RowButtonProps) {
  return (
    <Button size="sm" aria-label={`${label}: ${about}`} loading={loading} onClick={onPress}>
      {label}
    </Button>
  );
}
