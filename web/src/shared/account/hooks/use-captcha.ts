import { CAPTCHA_REFRESH_MS, readCaptcha } from '@fairground/contract/identity/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@fairground/client/api';
import { useThrottled } from './use-throttled.ts';

export type Captcha = {
  readonly captchaId: string | undefined;
  /** As an address; undefined while it is on its way. */
  readonly imageUrl: string | undefined;
  readonly hasFailed: boolean;
  /** A new picture, at most one a second. */
  readonly refresh: () => void;
  /** A new picture because the old one was spent. */
  readonly renew: () => void;
};

type Picture = {
  readonly mode: string;
  /** Missing when the picture did not come. */
  readonly captchaId?: string;
  readonly imageUrl?: string;
};

/** The captcha picture of a form, fetched when the form needs one and again whenever its mode changes. */
export const useCaptcha = (isNeeded: boolean, mode: string): Captcha => {
  const [picture, setPicture] = useState<Picture>();
  const round = useRef(0);

  const fetchPicture = useCallback(async (): Promise<void> => {
    const mine = (round.current += 1);
    const keep = (made: Picture): void => {
      if (mine === round.current) setPicture(made);
    };
    try {
      const { captchaId, image } = await call(readCaptcha, {});
      keep({ mode, captchaId, imageUrl: `data:image/png;base64,${image}` });
    } catch (error) {
      console.warn(error);
      keep({ mode });
    }
  }, [mode]);

  useEffect(() => {
    if (isNeeded) void fetchPicture();
    return () => {
      round.current += 1;
    };
  }, [isNeeded, fetchPicture]);

  const renew = (): void => void fetchPicture();
  const refresh = useThrottled(renew, CAPTCHA_REFRESH_MS);
  const shown = picture?.mode === mode ? picture : undefined;
  return {
    captchaId: shown?.captchaId,
    imageUrl: shown?.imageUrl,
    hasFailed: shown !== undefined && shown.imageUrl === undefined,
    refresh,
    renew,
  };
};
