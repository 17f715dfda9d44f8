import './dialog.css';
import './centre-dialog.css';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';

export type CentreDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The name of the whole centre. */
  readonly title: ReactNode;
  /** Stands above the menu: usually who is here. */
  readonly menuHead?: ReactNode;
  readonly menu: ReactNode;
  readonly pageTitle: ReactNode;
  /** Stands beside the title of the page. */
  readonly pageAside?: ReactNode;
  /** What a narrow screen shows, which has no room for both. */
  readonly view: 'menu' | 'page';
  readonly onBack: () => void;
  readonly backLabel: string;
  readonly closeLabel: string;
  /** The title of the page takes the focus when another page was chosen. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
};

/** A place of its own over the page: its menu at the start, the chosen page beside it. On a phone one after the other. */
export function CentreDialog({
  open,
  onOpenChange,
  title,
  menuHead,
  menu,
  pageTitle,
  pageAside,
  view,
  onBack,
  backLabel,
  closeLabel,
  headingRef,
  children,
}: CentreDialogProps) {
  const headingId = useId();
  const close = <BaseDialog.Close render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} />} />;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="ui-backdrop" />
        <BaseDialog.Viewport className="ui-dialog-viewport ui-centre-viewport">
          <BaseDialog.Popup className="ui-dialog ui-centre" data-view={view}>
            <div className="ui-centre-menu">
              <header className="ui-centre-bar">
                <BaseDialog.Title className="ui-dialog-title">{title}</BaseDialog.Title>
                <span className="ui-centre-narrow">{close}</span>
              </header>
              {menuHead}
              {menu}
            </div>
            <section className="ui-centre-page" aria-labelledby={headingId}>
              <header className="ui-centre-bar">
                <span className="ui-centre-narrow">
                  <IconButton
                    label={backLabel}
                    icon={<ArrowLeft aria-hidden="true" className="rtl:rotate-180" />}
                    onClick={onBack}
                  />
                </span>
                <h3 id={headingId} ref={headingRef} tabIndex={-1} className="ui-dialog-title">
                  {pageTitle}
                </h3>
                {pageAside}
                {close}
              </header>
              {/* A page without a button of its own can be scrolled by keyboard, too. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <div className="ui-centre-body" tabIndex={0}>
                {children}
              </div>
            </section>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
