import { CAPTCHA_REFRESH_MS, CODE_REQUEST_THROTTLE_MS } from '@fairground/contract/identity/endpoints';
import { expect, test } from 'vitest';
import { mayRunAgain } from './throttle.ts';

test('[T-07] [part of T-08] [B-02] of many presses on a code button or a captcha, one a second counts', () => {
  for (const spanMs of [CODE_REQUEST_THROTTLE_MS, CAPTCHA_REFRESH_MS]) {
    const ran: number[] = [];

    for (let now = 0; now < 2_500; now += 100) if (mayRunAgain(ran.at(-1), now, spanMs)) ran.push(now);

    expect(ran).toEqual([0, 1_000, 2_000]);
  }
});
