import { LatePart } from '../../../shared/page/late-part.tsx';
import { WhenNear } from '../../../shared/page/when-near.tsx';
import { PromotionCards } from '../lazy-parts.ts';

/** The promotions of the home page; it takes no room where there are none. */
export function PromotionStrip() {
  return (
    <WhenNear fallback={null}>
      <LatePart>
        <PromotionCards />
      </LatePart>
    </WhenNear>
  );
}
