import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import { expect, test } from 'vitest';
import { channelsOf, socialChannels } from './channels.ts';
import type { Channel } from './channels.ts';

const statusWith = (...customerService: Channel[]) => ({
  ...BARE_STATUS,
  info: { ...BARE_STATUS.info, customerService },
});

test('a social link is shown with an address of its own, and not without one', () => {
  const status = statusWith(
    { csType: 'FACEBOOK', title: 'Facebook', path: 'https://facebook.example/fairground' },
    { csType: 'INSTAGRAM', title: 'Instagram', path: '' },
    { csType: 'TELEGRAM', title: 'Telegram', path: '/help#contact' },
    { csType: 'LIVECHAT', title: 'Live chat', path: '/help#contact' },
    { csType: 'VIP', title: 'VIP', path: '' },
  );

  expect(socialChannels(status).map(({ csType }) => csType)).toEqual(['FACEBOOK']);
  expect(channelsOf(status).map(({ csType }) => csType)).toEqual(['FACEBOOK', 'LIVECHAT']);
});
