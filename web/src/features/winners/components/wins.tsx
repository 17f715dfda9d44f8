import { useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { SectionHeading } from '../../../shared/page/section-heading.tsx';
import { WhenNear } from '../../../shared/page/when-near.tsx';
import { WinLists } from '../lazy-parts.ts';

const PLACE = <div className="h-80 rounded-lg bg-surface-1" />;

/** The live wins and the winner board of the home page: the title comes with the page, the lists when they come near. */
export function Wins() {
  const t = useTranslations('home');
  return (
    <section className="far-down page-width grid grid-cols-1 gap-5" aria-labelledby="wins">
      <SectionHeading id="wins" title={t('wins.title')} text={t('wins.text')} />
      <WhenNear fallback={PLACE}>
        <LatePart fallback={PLACE}>
          <WinLists />
        </LatePart>
      </WhenNear>
    </section>
  );
}
