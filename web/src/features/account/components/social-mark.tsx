import type { SocialProvider } from '@fairground/contract/identity/endpoints';
import { Send } from 'lucide-react';
import { ChannelIcon } from '../../../shared/site/channel-icon.tsx';

/** A hint of the other site, drawn by us. */
export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  switch (provider) {
    case 'facebook':
      return <ChannelIcon type="FACEBOOK" className="size-4.5" />;
    case 'google':
      return (
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden="true">
          <path d="M18.400 6.800A8.200 8.200 0 1 0 20.200 12H12.500" />
        </svg>
      );
    case 'telegram':
      return <Send aria-hidden="true" />;
  }
}
