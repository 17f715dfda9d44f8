import { expect, test } from 'vitest';
import { boxAround, layOut } from './layout.ts';

const nodes = ['root', 'a', 'b', 'c', 'lone'].map((id) => ({ id }));
const edges = [
  { from: 'root', to: 'a' },
  { from: 'a', to: 'b' },
  { from: 'a', to: 'c' },
];
const between = (places: ReturnType<typeof layOut>, one: string, other: string): number => {
  const [here, there] = [places.get(one), places.get(other)];
  return here && there ? Math.hypot(here.x - there.x, here.y - there.y) : Number.NaN;
};

test('linked nodes stand nearer than others, none on another, and the root in the middle', () => {
  const places = layOut(nodes, edges, 'root');

  expect(places.get('root')).toEqual({ x: 0, y: 0 });
  const linked = edges.map(({ from, to }) => between(places, from, to));
  expect(Math.max(...linked)).toBeLessThan(between(places, 'b', 'root'));
  expect(Math.max(...linked)).toBeLessThan(160);
  const apart = nodes.flatMap(({ id: one }) =>
    nodes.filter(({ id }) => id !== one).map(({ id: other }) => between(places, one, other)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(20);
});

test('the same graph is drawn the same each time, and an edge to a node that is not there is left out', () => {
  const again = layOut(nodes, [...edges, { from: 'a', to: 'gone' }], 'root');

  expect([...again]).toEqual([...layOut(nodes, edges, 'root')]);
  expect(
    boxAround([
      { x: -10, y: 5 },
      { x: 30, y: 0 },
    ]),
  ).toBe('-100 -50 220 105');
});

test('three hundred nodes are placed without a long stop', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ id: `${index}` }));

  const places = layOut(
    many,
    many.slice(1).map(({ id }) => ({ from: '0', to: id })),
    '0',
  );

  expect([...places.values()].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});
