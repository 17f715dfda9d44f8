import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useBrand } from '../../shared/brand/use-brand.ts';
import { useTranslations } from '../../shared/i18n/index.ts';

type BrandLinkProps = { readonly wordClassName?: string; readonly className?: string };

/** The mark and the name of the brand, leading home. */
export function BrandLink({ wordClassName = '', className = '' }: BrandLinkProps) {
  const t = useTranslations('common');
  const { name } = useBrand();
  return (
    <a
      href="/"
      aria-label={t('brand.home', { brand: name })}
      className={`flex items-center gap-2.5 rounded-md text-accent ${className}`}
    >
      <BrandMark className="size-8 shrink-0" />
      <span className={`font-display text-lg text-ink ${wordClassName}`}>{name}</span>
    </a>
  );
}
