import type { Promotion } from '@fairground/contract/promotions/endpoints';
import type { CSSProperties } from 'react';
import { smallArtUrl } from '../../../shared/site/art.ts';

/** The picture of an offer on a ground of its own hue: it looks finished before the art has come. */
export function OfferArt({ promotion: { url, hue } }: { readonly promotion: Pick<Promotion, 'url' | 'hue'> }) {
  const style: CSSProperties = { background: `oklch(0.32 0.1 ${hue})` };
  return (
    <span className="block aspect-2/1 w-full overflow-hidden" style={style}>
      <img
        src={smallArtUrl(url)}
        alt=""
        width="750"
        height="375"
        loading="lazy"
        decoding="async"
        className="size-full object-cover transition-transform duration-300 group-hover:scale-103"
      />
    </span>
  );
}
