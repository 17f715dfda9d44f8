import './dialog.css';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** Stands below the scrolling part; the main action comes last. */
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** False keeps the dialog open when the page beside it is pressed: for forms that would be lost. */
  readonly dismissible?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called when the closing movement has ended: the moment to throw the content away. */
  readonly onClosed?: (() => void) | undefined;
  readonly children?: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  size = 'md',
  dismissible = true,
  initialFocus,
  onClosed,
  children,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
      disablePointerDismissal={!dismissible}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="ui-backdrop" />
        <BaseDialog.Viewport className="ui-dialog-viewport">
          <BaseDialog.Popup className="ui-dialog" data-size={size} initialFocus={initialFocus}>
            <header className="ui-dialog-header">
              <div>
                <BaseDialog.Title className="ui-dialog-title">{title}</BaseDialog.Title>
                {description !== undefined && (
                  <BaseDialog.Description className="ui-dialog-description">{description}</BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} />} />
            </header>
            {children !== undefined && <div className="ui-dialog-body">{children}</div>}
            {footer !== undefined && <footer className="ui-dialog-footer">{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
