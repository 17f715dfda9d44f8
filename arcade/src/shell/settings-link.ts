import { GAME_FRAME } from '@fairground/contract/launch/frame-messages';
import { readFrameSettings } from '@fairground/contract/launch/frame-settings';
import type { FrameSettings } from '@fairground/contract/launch/frame-settings';
import type { Signal } from '../session/signal.ts';

type Kept = { readonly [Name in keyof FrameSettings]?: Signal<boolean> };

/** The page keeps what a player likes: a frame without an origin has nowhere to. */
export const keepSettings = (settings: Kept): void => {
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const kept = source === parent ? readFrameSettings(data) : undefined;
    if (kept?.sound !== undefined) settings.sound?.set(kept.sound);
    if (kept?.quick !== undefined) settings.quick?.set(kept.quick);
  });
  for (const name of ['sound', 'quick'] as const) {
    let isFirst = true;
    settings[name]?.show((value) => {
      if (!isFirst) parent.postMessage({ from: GAME_FRAME, says: 'settings', settings: { [name]: value } }, '*');
      isFirst = false;
    });
  }
};
