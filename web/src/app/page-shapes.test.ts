import { expect, test } from 'vitest';
import { shapeOf } from './page-shapes.ts';

test.each([
  ['game', '?nodeId=4711', 'nodeId=1'],
  ['game', '?nodeId=4711&lang=EN', 'nodeId=1'],
  ['game', '?nodeId=0', ''],
  ['game', '?nodeId=<script>', ''],
  ['game', '', ''],
  ['seamless', '?nodeId=7', 'nodeId=1'],
  ['seamless', '?nodeId=7&lottoArea=SEA', 'lottoArea=SEA'],
  ['seamless', '?lottoArea=SEA&gameCode=YEEKEE15', 'lottoArea=SEA&lottoView=betting'],
  ['seamless', '?lottoArea=elsewhere', ''],
  ['lottery', '?gameCode=MB1M', 'lottoView=betting'],
  ['lottery', '?gameCode=MB1M&lottoView=lobby', ''],
  ['vn-lottery', '?lottoView=betting', 'lottoView=betting'],
  ['rng', '?vendor=JL', ''],
] as const)('the %s asked for with "%s" is drawn as with "%s"', (id, search, shape) => {
  expect(shapeOf({ id }, search)).toBe(shape);
});
