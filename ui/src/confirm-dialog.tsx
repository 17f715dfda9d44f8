import './dialog.css';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly cancelLabel: ReactNode;
  readonly onConfirm: () => void;
  /** The dialog stays open and busy until the owner closes it. */
  readonly loading?: boolean | undefined;
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly children?: ReactNode;
};

/** A question that must be answered: it does not close by a press beside it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  loading,
  tone = 'primary',
  children,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="ui-backdrop" />
        <AlertDialog.Viewport className="ui-dialog-viewport">
          <AlertDialog.Popup className="ui-dialog" data-size="sm">
            <header className="ui-dialog-header">
              <div>
                <AlertDialog.Title className="ui-dialog-title">{title}</AlertDialog.Title>
                <AlertDialog.Description className="ui-dialog-description">{description}</AlertDialog.Description>
              </div>
            </header>
            {children !== undefined && <div className="ui-dialog-body">{children}</div>}
            <footer className="ui-dialog-footer">
              <AlertDialog.Close render={<Button variant="ghost">{cancelLabel}</Button>} />
              <Button variant={tone} loading={loading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
