export type GraphNode = { readonly id: string };
export type GraphEdge = { readonly from: string; readonly to: string };
export type Point = { readonly x: number; readonly y: number };

const STEPS = 200;
/** A large graph takes fewer steps, so that it is drawn at once. */
const LARGE = { nodes: 120, steps: 80 };
const SPRING = 50;
const REPULSION = 30_000;
const PULL = 0.004;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Places nodes so that linked ones stand near and others apart. It starts from a spiral in the order given, so that the same
 * graph is always drawn the same; the root stays in the middle.
 */
export const layOut = (
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  root: string,
): ReadonlyMap<string, Point> => {
  const places = nodes.map(({ id }, index) => {
    const radius = id === root ? 0 : 28 * Math.sqrt(index + 1);
    return { id, x: radius * Math.cos(index * GOLDEN_ANGLE), y: radius * Math.sin(index * GOLDEN_ANGLE) };
  });
  const indexOf = new Map(places.map(({ id }, index) => [id, index]));
  const springs = edges.flatMap(({ from, to }) => {
    const [one, other] = [indexOf.get(from), indexOf.get(to)];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
  const steps = nodes.length > LARGE.nodes ? LARGE.steps : STEPS;
  for (let step = 0; step < steps; step += 1) {
    const heat = 14 * (1 - step / steps);
    const forces = places.map(({ x, y }) => ({ x: -x * PULL, y: -y * PULL }));
    repel(places, forces);
    for (const [one, other] of springs) attract(places, forces, one, other);
    for (const [index, place] of places.entries()) {
      const force = forces[index];
      if (force === undefined || place.id === root) continue;
      const length = Math.hypot(force.x, force.y) || 1;
      const moved = Math.min(length, heat);
      place.x += (force.x / length) * moved;
      place.y += (force.y / length) * moved;
    }
  }
  return new Map(places.map(({ id, x, y }) => [id, { x, y }]));
};

type Movable = { x: number; y: number };

const repel = (places: readonly Movable[], forces: readonly Movable[]): void => {
  for (let one = 0; one < places.length; one += 1)
    for (let other = one + 1; other < places.length; other += 1) {
      const [here, there, mine, theirs] = [places[one], places[other], forces[one], forces[other]];
      if (!here || !there || !mine || !theirs) continue;
      const dx = here.x - there.x || 0.1;
      const dy = here.y - there.y || 0.1;
      const square = dx * dx + dy * dy;
      const share = REPULSION / (square * Math.sqrt(square));
      mine.x += dx * share;
      mine.y += dy * share;
      theirs.x -= dx * share;
      theirs.y -= dy * share;
    }
};

const attract = (places: readonly Movable[], forces: readonly Movable[], one: number, other: number): void => {
  const [here, there, mine, theirs] = [places[one], places[other], forces[one], forces[other]];
  if (!here || !there || !mine || !theirs) return;
  const dx = there.x - here.x;
  const dy = there.y - here.y;
  const length = Math.hypot(dx, dy) || 1;
  const share = (0.12 * (length - SPRING)) / length;
  mine.x += dx * share;
  mine.y += dy * share;
  theirs.x -= dx * share;
  theirs.y -= dy * share;
};

/** The smallest box around the nodes, with room for their names. */
export const boxAround = (points: readonly Point[]): string => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs) - 90, Math.min(0, ...ys) - 50];
  return `${left} ${top} ${Math.max(0, ...xs) + 90 - left} ${Math.max(0, ...ys) + 50 - top}`;
};
