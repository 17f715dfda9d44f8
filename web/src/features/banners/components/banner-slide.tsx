import type { Banner } from '@fairground/contract/content/endpoints';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { smallArtUrl } from '../../../shared/site/art.ts';
import { bannerTarget } from '../model/banner-link.ts';

type BannerSlideProps = {
  readonly banner: Pick<Banner, 'url' | 'headline' | 'text' | 'action' | 'hue' | 'linkageType' | 'link'>;
  readonly size: 'home' | 'page';
  /** The first thing seen: its art comes before everything else. */
  readonly isFirst: boolean;
};

/** One banner: art on a ground of its own hue, its words over it. It looks finished even where the art is missing. */
export function BannerSlide({ banner, size, isFirst }: BannerSlideProps) {
  const style = { '--hue': banner.hue } as CSSProperties;
  return (
    <BannerLink banner={banner} className={`banner group banner-${size}`} style={style}>
      {banner.url !== '' && <BannerArt url={banner.url} size={size} isFirst={isFirst} />}
      <span className="banner-words">
        <span className="banner-headline font-display">{banner.headline}</span>
        {banner.text !== '' && <span className="banner-text">{banner.text}</span>}
        {banner.action !== '' && bannerTarget(banner).kind !== 'none' && (
          <span className="banner-action">
            {banner.action}
            <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          </span>
        )}
      </span>
    </BannerLink>
  );
}

type BannerArtProps = { readonly url: string; readonly size: 'home' | 'page'; readonly isFirst: boolean };

function BannerArt({ url, size, isFirst }: BannerArtProps) {
  const art = (
    <img
      src={url}
      srcSet={`${smallArtUrl(url)} 750w, ${url} 1440w`}
      sizes={size === 'home' ? '(width < 40rem) 100vw, 66rem' : '(width < 80rem) 100vw, 80rem'}
      alt=""
      width="1440"
      height="480"
      fetchPriority={isFirst ? 'high' : 'auto'}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="banner-art"
    />
  );
  if (!isFirst) return art;
  // The server puts the marked picture into the page itself, so the address in the markup is another one there.
  return (
    <picture className="contents">
      <source data-inline media="(width < 40rem)" srcSet={smallArtUrl(url)} suppressHydrationWarning />
      {art}
    </picture>
  );
}

type BannerLinkProps = {
  readonly banner: BannerSlideProps['banner'];
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
};

function BannerLink({ banner, children, ...look }: BannerLinkProps) {
  const target = bannerTarget(banner);
  switch (target.kind) {
    case 'none':
      return <div {...look}>{children}</div>;
    case 'page':
      return (
        <a href={target.href} {...look}>
          {children}
        </a>
      );
    case 'outside':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" {...look}>
          {children}
        </a>
      );
  }
}
