import type { CardHandId } from '@fairground/contract/rooms/fields';
import type { RoomTold } from '@fairground/contract/rooms/frame';
import { call } from '@fairground/client/api';
import { noteSign } from '@fairground/client/presence';
import { Button } from '@fairground/ui/button';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTranslations } from '../../../shared/i18n/index.ts';
import { createRoomBridge } from '../model/room-bridge.ts';
import { sharePicture } from '../model/share-picture.ts';

/** A hand that is over, played again step by step in the client of the tables. */
export function HandReplay({ handId }: { readonly handId: CardHandId }) {
  const t = useTranslations('card-lobby');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReplayFrame handId={handId} />;
  return (
    <Button className="w-fit" iconStart={<Play aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('hands.replay')}
    </Button>
  );
}

function ReplayFrame({ handId }: { readonly handId: CardHandId }) {
  const t = useTranslations('card-lobby');
  const { code: language } = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = createRoomBridge({
      tableId: null,
      call,
      tell: (message: RoomTold) => frame.current?.contentWindow?.postMessage(message, '*'),
      share: (picture, name) => void sharePicture(picture, name),
      // A hand that is over keeps nothing, moves no money and leads nowhere else.
      ...{ keep: nothing, like: nothing, go: nothing, verify: nothing, onMoney: nothing, onSign: noteSign },
    });
    const listener = ({ data, source }: MessageEvent<unknown>): void => {
      if (frame.current !== null && source === frame.current.contentWindow) hear(data);
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  return (
    <iframe
      ref={frame}
      src={`/arcade/?room=cards&hand=${handId}&language=${language}`}
      title={t('hands.replay')}
      // Without an origin: it can neither read the session nor reach into the page.
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className="h-[36rem] max-h-dvh w-full rounded-md border-0 bg-black"
    />
  );
}

const nothing = (): void => undefined;
