import type { PartProps } from '../../app/features.ts';
import { SitePreview } from '../../parts/site-preview.tsx';

/** An offer on its page, before it is on show. */
export function Part({ record }: PartProps) {
  return <SitePreview record={record} texts="promotions.preview" />;
}
