import { WhenNear } from '../../../shared/page/when-near.tsx';
import { ProviderList } from '../lazy-parts.ts';

/** The vendors' marks with the room they take, on pages where they come last. */
export function Providers() {
  return (
    <WhenNear fallback={<div className="min-h-48" />}>
      <ProviderList />
    </WhenNear>
  );
}
