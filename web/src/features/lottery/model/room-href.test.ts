import { expect, test } from 'vitest';
import { roomHref } from './room-href.ts';

const SSC = { area: 'SEA', code: 'SSC1M' } as const;
const MB = { area: 'VN', code: 'MB' } as const;

test('a room opens on the page of its area, or in the window the visit came by', () => {
  expect(roomHref(SSC, { pathname: '/elott', search: '' })).toBe('/lottery?gameCode=SSC1M');
  expect(roomHref(MB, { pathname: '/elott', search: '' })).toBe('/vnlottery?gameCode=MB');
  expect(roomHref(SSC, { pathname: '/seamless', search: '?lottoArea=SEA' })).toBe(
    '/seamless?lottoArea=SEA&gameCode=SSC1M',
  );
});

test('the way back a launch asked for goes along into the room, if it is a path of this site', () => {
  expect(roomHref(MB, { pathname: '/vnlottery', search: '?backUrl=%2Fhot%3Ftab%3D1' })).toBe(
    '/vnlottery?gameCode=MB&backUrl=%2Fhot%3Ftab%3D1',
  );
  expect(roomHref(SSC, { pathname: '/seamless', search: '?backUrl=%2Fhot' })).toBe(
    '/seamless?lottoArea=SEA&gameCode=SSC1M&backUrl=%2Fhot',
  );
  expect(roomHref(MB, { pathname: '/vnlottery', search: '?backUrl=%2F%2Fevil.example' })).toBe(
    '/vnlottery?gameCode=MB',
  );
});
