import type { PartProps } from '../../app/features.ts';
import { SitePreview } from '../../parts/site-preview.tsx';

/** A draft on the page it is meant for. */
export function Part({ record }: PartProps) {
  return <SitePreview record={record} texts="content.draft-preview" />;
}
