import './popup.css';
import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';

export type PopoverProps = {
  readonly trigger?: ReactElement<Record<string, unknown>> | undefined;
  /** For a popover that is loaded by the first press: the element it hangs on; then the owner holds `open`. */
  readonly anchor?: RefObject<HTMLElement | null> | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Popover({
  trigger,
  anchor,
  open,
  onOpenChange,
  label,
  side = 'bottom',
  align = 'center',
  className = 'max-w-80 p-4 text-sm',
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger !== undefined && <BasePopover.Trigger render={trigger} />}
      <BasePopover.Portal>
        <BasePopover.Positioner
          className="ui-positioner"
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <BasePopover.Popup aria-label={label} finalFocus={anchor} className={classNames('ui-popup', className)}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
