import { Crown, MessageCircleMore, Send } from 'lucide-react';
import type { SVGProps } from 'react';
import type { Channel } from './channels.ts';

type ChannelIconProps = { readonly type: Channel['csType']; readonly className?: string };

/** A sign for a channel, drawn by us: hints at the place without wearing its logo. */
export function ChannelIcon({ type, className }: ChannelIconProps) {
  switch (type) {
    case 'FACEBOOK':
      return (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
          <path d="M13.500 21v-7.500h2.600l.4-3.100h-3V8.500c0-.9.3-1.500 1.600-1.500h1.500V4.200c-.3 0-1.200-.1-2.200-.1-2.300 0-3.900 1.400-3.900 4v2.300H8v3.100h2.500V21z" />
        </svg>
      );
    case 'INSTAGRAM':
      return (
        <Outline className={className}>
          <rect x="4" y="4" width="16" height="16" rx="5" />
          <circle cx="12" cy="12" r="3.500" />
          <circle cx="16.500" cy="7.500" r="0.600" fill="currentColor" />
        </Outline>
      );
    case 'WHATSAPP':
      return (
        <Outline className={className} strokeLinejoin="round" strokeLinecap="round">
          <path d="M4 20l1.300-4A8 8 0 1 1 8.200 19z" />
          <path
            d="M9 9.500c0 3 2.500 5.500 5.500 5.500l1-1.500-2-1-1 .7c-.8-.4-1.300-.9-1.700-1.700l.7-1-1-2z"
            fill="currentColor"
            stroke="none"
          />
        </Outline>
      );
    case 'TELEGRAM':
      return <Send aria-hidden="true" className={className} />;
    case 'VIP':
      return <Crown aria-hidden="true" className={className} />;
    case 'LIVECHAT':
      return <MessageCircleMore aria-hidden="true" className={className} />;
  }
}

function Outline(props: SVGProps<SVGSVGElement>) {
  return <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props} />;
}
