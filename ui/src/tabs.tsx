import './option-name.css';
import './tabs.css';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TabItem<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type TabsProps<Value extends string> = {
  readonly label: string;
  /** Without any, the content stands alone, at the same place: what is typed into it stays when tabs come and go. */
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly look?: 'line' | 'pill' | undefined;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  look = 'line',
  children,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = tabAfterKey(event.key, items, value, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={classNames('flex min-w-0 flex-col gap-4', className)}>
      {items.length > 0 && (
        <div role="tablist" aria-label={label} className="ui-tabs" data-look={look}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={item.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={item.value === value ? 0 : -1}
              disabled={item.disabled}
              onClick={() => onValueChange(item.value)}
              onKeyDown={handleKeyDown}
              className="ui-tab"
            >
              {item.icon}
              {item.label}
              {item.badge}
            </button>
          ))}
        </div>
      )}
      <div {...(items.length > 0 && panelOf(id, value))} className="rounded-sm">
        {children}
      </div>
    </div>
  );
}

const panelOf = (id: string, value: string) => ({
  role: 'tabpanel',
  id: `${id}-panel`,
  'aria-labelledby': `${id}-${value}`,
  tabIndex: 0,
});

function tabAfterKey<Value extends string>(
  key: string,
  items: readonly TabItem<Value>[],
  value: Value,
  isRtl: boolean,
): Value | undefined {
  const usable = items.filter((item) => item.disabled !== true);
  const index = usable.findIndex((item) => item.value === value);
  const last = usable.length - 1;
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return usable[index === last ? 0 : index + 1]?.value;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return usable[index <= 0 ? last : index - 1]?.value;
    case 'Home':
      return usable[0]?.value;
    case 'End':
      return usable[last]?.value;
    default:
      return undefined;
  }
}
