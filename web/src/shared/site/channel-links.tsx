import { ButtonLink } from '@fairground/ui/button';
import { ChannelIcon } from './channel-icon.tsx';
import { channelsOf } from './channels.ts';
import { useSiteStatus } from './site-status.ts';

type ChannelLinksProps = { readonly className: string };

/** Every way that reaches somebody of the house. */
export function ChannelLinks({ className }: ChannelLinksProps) {
  const channels = channelsOf(useSiteStatus()).filter(({ csType }) => csType !== 'VIP');
  return (
    <ul className={className}>
      {channels.map(({ csType, title, path }) => (
        <li key={`${csType} ${path}`}>
          <ButtonLink
            block
            href={path}
            target="_blank"
            rel="noopener noreferrer"
            className="justify-start"
            iconStart={<ChannelIcon type={csType} />}
          >
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
