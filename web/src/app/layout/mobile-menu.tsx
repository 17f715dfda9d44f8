import { Sheet } from '@fairground/ui/sheet';
import { useBrand } from '../../shared/brand/use-brand.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { MainMenu } from './main-menu.tsx';

type MobileMenuProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The left bar of a phone: the same menu as a panel from the side. */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const t = useTranslations('common');
  const { name } = useBrand();

  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      side="start"
      title={name}
      description={t('brand.play-money-note')}
      closeLabel={t('nav.close-menu')}
    >
      <MainMenu />
    </Sheet>
  );
}
