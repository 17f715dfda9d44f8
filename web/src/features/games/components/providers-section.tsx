import { useTranslations } from '../../../shared/i18n/index.ts';
import { Providers } from './providers.tsx';

/** The vendors' marks under a heading of their own, where they are a part of the content. */
export function ProvidersSection() {
  const t = useTranslations('common');
  return (
    <section aria-labelledby="providers" className="grid grid-cols-1 gap-4">
      <h2 id="providers" className="text-lg">
        {t('footer.vendors')}
      </h2>
      <Providers />
    </section>
  );
}
