import './dialog.css';
import './sheet.css';
import { useDirection } from '@base-ui/react/direction-provider';
import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export type SheetSide = 'bottom' | 'start' | 'end';

export type SheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  readonly side?: SheetSide | undefined;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A panel from an edge of the screen; it can be swiped away but never has to be. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  side = 'bottom',
  footer,
  children,
}: SheetProps) {
  const direction = useDirection();
  const edge = edgeOf(side, direction);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={edge}>
      <Drawer.Portal>
        <Drawer.Backdrop className="ui-backdrop ui-sheet-backdrop" />
        <Drawer.Viewport className="ui-sheet-viewport" data-side={side}>
          <Drawer.Popup className="ui-sheet" data-side={side} data-edge={edge}>
            {side === 'bottom' && <div aria-hidden="true" className="ui-sheet-grip" />}
            <Drawer.Content className="ui-sheet-content">
              <header className="ui-dialog-header">
                <div>
                  <Drawer.Title className="ui-dialog-title">{title}</Drawer.Title>
                  {description !== undefined && (
                    <Drawer.Description className="ui-dialog-description">{description}</Drawer.Description>
                  )}
                </div>
                <Drawer.Close render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} />} />
              </header>
              <div className="ui-dialog-body">{children}</div>
              {footer !== undefined && <footer className="ui-dialog-footer">{footer}</footer>}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

function edgeOf(side: SheetSide, direction: 'ltr' | 'rtl'): 'down' | 'left' | 'right' {
  if (side === 'bottom') return 'down';
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
