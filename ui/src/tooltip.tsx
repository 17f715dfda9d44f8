import './popup.css';
import './tooltip.css';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TooltipProps = {
  readonly text: ReactNode;
  /** The element explained. It needs a name of its own: touch and screen readers do not see the tooltip. */
  readonly children: ReactElement<Record<string, unknown>>;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="ui-positioner" side={side} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={classNames('ui-popup', 'ui-tooltip')}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

/** Lets neighbours show their tooltip at once after the first was waited for. */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  return <BaseTooltip.Provider>{children}</BaseTooltip.Provider>;
}
