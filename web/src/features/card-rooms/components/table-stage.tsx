import type { CardTableId } from '@fairground/contract/rooms/fields';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { Maximize2, Minimize2, Spade } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useTranslations } from '../../../shared/i18n/index.ts';
import { PlayStrip } from '../../../shared/protection/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useRoomBridge } from '../hooks/use-room-bridge.ts';

/** A card table in its frame. It plays with the session of this page, which the frame itself cannot see. */
export function TableStage({ tableId }: { readonly tableId: CardTableId }) {
  const isMember = useSession(isLoggedIn);
  const isReady = useSession((session) => session.isReady);
  if (!isReady) return null;
  return isMember ? <Stage tableId={tableId} /> : <LoginFirst />;
}

function LoginFirst() {
  const t = useTranslations('card-lobby');
  useEffect(() => requireLogin(() => undefined), []);
  return (
    <EmptyState
      icon={<Spade aria-hidden="true" className="size-12" />}
      title={t('table.login')}
      action={
        <Button variant="primary" onClick={() => requireLogin(() => undefined)}>
          {t('table.log-in')}
        </Button>
      }
    />
  );
}

function Stage({ tableId }: { readonly tableId: CardTableId }) {
  const t = useTranslations('card-lobby');
  const { code: language } = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [, go] = useLocation();
  const [isWide, setWide] = useState(false);
  // Another language would begin the client anew: it keeps the one it came with.
  const [address] = useState(`/arcade/?room=cards&language=${language}`);
  useRoomBridge(frame, tableId, go);
  const label = isWide ? t('table.smaller') : t('table.larger');
  return (
    <section
      aria-label={t('table.title')}
      className={
        isWide
          ? 'fixed inset-0 z-50 flex flex-col bg-black'
          : 'relative flex h-[calc(100dvh-7.125rem-env(safe-area-inset-bottom))] min-h-96 flex-col overflow-hidden bg-black md:h-[calc(100dvh-7rem)] md:rounded-lg [@media(max-height:30rem)]:fixed [@media(max-height:30rem)]:inset-0 [@media(max-height:30rem)]:z-50 [@media(max-height:30rem)]:h-auto [@media(max-height:30rem)]:min-h-0'
      }
    >
      <PlayStrip look="line" />
      <iframe
        ref={frame}
        src={address}
        title={t('table.title')}
        // Without an origin: it can neither read the session nor reach into the page.
        sandbox="allow-scripts allow-orientation-lock"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 border-0"
      />
      {/* A phone on its side shows nothing but the table already, and its thumb plays where the button would be. */}
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setWide(!isWide)}
        className="absolute end-2 bottom-2 grid size-9 place-items-center rounded-full bg-black/60 text-white/80 max-md:hidden [&>svg]:size-4 [@media(max-height:30rem)]:hidden"
      >
        {isWide ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
      </button>
    </section>
  );
}
