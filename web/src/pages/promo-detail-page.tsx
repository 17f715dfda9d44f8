import { PromotionFrame } from '../features/promotions/index.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';
import type { PageProps } from '../shared/page/site-route.ts';

const heading = (title: string) => <PageHeading className="text-xl">{title}</PageHeading>;

/** One offer in full. */
export function Page({ params }: PageProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-4 md:py-6">
      <PromotionFrame param={params['id']} heading={heading} />
    </div>
  );
}
