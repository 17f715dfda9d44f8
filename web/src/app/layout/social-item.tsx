import { ChannelIcon } from '../../shared/site/channel-icon.tsx';
import type { Channel } from '../../shared/site/channels.ts';

type SocialItemProps = { readonly channel: Channel; readonly className: string };

/** The way to one channel of the house outside the site, as its sign. */
export function SocialItem({ channel: { csType, title, path }, className }: SocialItemProps) {
  return (
    <li>
      <a href={path} title={title} aria-label={title} target="_blank" rel="noopener noreferrer" className={className}>
        <ChannelIcon type={csType} />
      </a>
    </li>
  );
}
