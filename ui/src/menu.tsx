import './popup.css';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';

export type MenuProps = {
  /** The button that opens it … */
  readonly trigger?: ReactElement<Record<string, unknown>> | undefined;
  /** … or, when the menu is loaded by the first press, the element it hangs on; then the owner holds `open`. */
  readonly anchor?: RefObject<HTMLElement | null> | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  readonly children: ReactNode;
};

export function Menu({ trigger, anchor, open, onOpenChange, align = 'end', side = 'bottom', children }: MenuProps) {
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger !== undefined && <BaseMenu.Trigger render={trigger} />}
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className="ui-positioner"
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseMenu.Popup className="ui-popup ui-popup-list min-w-52" finalFocus={anchor}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export type MenuItemProps = {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** A shortcut, a count or a state at the far end. */
  readonly aside?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
};

export function MenuItem({ children, icon, aside, tone = 'neutral', disabled = false, onSelect }: MenuItemProps) {
  return (
    <BaseMenu.Item className="ui-popup-item" data-tone={tone} disabled={disabled} onClick={onSelect}>
      {icon}
      {children}
      {aside !== undefined && <span className="ui-popup-aside">{aside}</span>}
    </BaseMenu.Item>
  );
}

export type MenuLinkProps = {
  readonly children: ReactNode;
  readonly href: string;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
  /** The link of the app's router, if it has one of its own. */
  readonly render?: ReactElement<Record<string, unknown>> | undefined;
};

export function MenuLink({ children, href, icon, aside, render }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem className="ui-popup-item" href={href} render={render} closeOnClick>
      {icon}
      {children}
      {aside !== undefined && <span className="ui-popup-aside">{aside}</span>}
    </BaseMenu.LinkItem>
  );
}

export type MenuChoiceProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly icon?: ReactNode }[];
};

/** One of several: language, theme, sorting. */
export function MenuChoice({ label, value, onValueChange, options }: MenuChoiceProps) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next: string) => onValueChange(next)}>
      <BaseMenu.Group>
        <BaseMenu.GroupLabel className="ui-popup-group-label">{label}</BaseMenu.GroupLabel>
        {options.map((option) => (
          <BaseMenu.RadioItem key={option.value} value={option.value} className="ui-popup-item" closeOnClick>
            {option.icon}
            {option.label}
            <BaseMenu.RadioItemIndicator className="ui-popup-check">
              <Check aria-hidden="true" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.Group>
    </BaseMenu.RadioGroup>
  );
}

export function MenuGroup({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="ui-popup-group-label">{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="ui-popup-separator" />;
}
