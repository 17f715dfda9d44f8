import { fromLine } from '@fairground/engines/fish/aim';
import { kindOf, loadsOf } from '@fairground/engines/fish/batch';
import type { Place } from '@fairground/engines/fish/path';
import { placeAt } from '@fairground/engines/fish/path';
import type { FishingRules, Weapon } from '@fairground/engines/fish/room';
import type { Money } from '@fairground/contract/money';
import { createSignal } from '../../session/signal.ts';
import type { Bullet } from './bullets.ts';
import { times } from './purse.ts';
import type { Purse } from './purse.ts';
import type { Hit, RoomLink, SentShot } from './room-link.ts';
import type { Swimmer } from './shoal.ts';
import type { SeaStage } from './stage.ts';

export type CaptainDeps = {
  readonly rules: FishingRules;
  readonly stage: () => SeaStage;
  readonly link: RoomLink;
  readonly purse: Purse;
  readonly seat: () => number | undefined;
  readonly bet: () => Money;
  readonly betMax: Money | null;
  readonly nameOf: (kind: string) => string;
  readonly onShot: (weapon: Weapon) => void;
  readonly onPoor: () => void;
  readonly onNothing: () => void;
};

/** From shot to shot at least; a held button or auto-fire keeps this pace. */
const PACE_MS = 210;
/** Auto-fire asks for a new word after so many shots. */
export const AUTO_SHOTS = 200;
const IN_AIR_MAX = 14;

/** Controls the cannon: aims, fires and reports hits. */
export const createCaptain = (deps: CaptainDeps) => {
  const { rules, link, purse } = deps;
  const cannon = createSignal(rules.cannons[0] ?? 1);
  const weapon = createSignal<Weapon>('bullet');
  const isAuto = createSignal(false);
  const locked = createSignal('');
  const costs = new Map<number, bigint>();
  let aim: Place = { x: 0, y: 0 };
  let target: number | undefined;
  let [isHeld, lastAt, autoLeft] = [false, -PACE_MS, 0];

  const costOf = (): Money => times(deps.bet(), loadsOf(rules, { cannon: cannon.get(), weapon: weapon.get() }));
  const inSight = (): readonly Swimmer[] => {
    const view = deps.stage().view();
    return [...deps.stage().shoal.all()].filter((fish) => {
      const { x, y } = fish.place();
      return x > 4 && y > 4 && x < view.width - 4 && y < view.height - 4;
    });
  };
  const worth = ({ fish }: Swimmer): number => Math.max(...kindOf(rules, fish.kind).pays.map((pay) => pay.times));

  const lockOn = (fish: Swimmer | undefined): void => {
    target = fish?.fish.fish;
    locked.set(fish ? deps.nameOf(fish.fish.kind) : '');
  };
  /** The next fish from the most valuable down. */
  const lockNext = (): void => {
    const order = inSight().toSorted((one, other) => worth(other) - worth(one) || one.fish.fish - other.fish.fish);
    const at = order.findIndex(({ fish }) => fish.fish === target);
    lockOn(order[(at + 1) % Math.max(1, order.length)]);
  };
  const theTarget = (): Swimmer | undefined => inSight().find(({ fish }) => fish.fish === target);

  const report = (hit: Omit<Hit, 'atMs'>, cost: bigint): void => {
    const sent = link.report({ ...hit, atMs: link.nowMs() });
    if (sent) costs.set(sent.shot, cost);
    else purse.giveBack(cost);
  };

  /** What a laser passes through, from the cannon on. */
  const inLine = (from: Place, to: Place): readonly Swimmer[] => {
    const ahead = ({ x, y }: Place): number => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
    return inSight()
      .filter((fish) => ahead(fish.place()) > 0 && fromLine(from, to, fish.place()) < fish.radius())
      .toSorted((one, other) => ahead(one.place()) - ahead(other.place()))
      .slice(0, rules.weapons.laser.targetsMax);
  };
  /** What a bomb reaches around the fish it met, nearest first. */
  const around = (first: Swimmer): readonly Swimmer[] => {
    const now = link.nowMs();
    const middle = placeAt(first.fish, now);
    const far = ({ fish }: Swimmer): number => {
      const { x, y } = placeAt(fish, now);
      return Math.hypot(x - middle.x, y - middle.y);
    };
    return inSight()
      .filter((fish) => far(fish) <= rules.weapons.bomb.reach)
      .toSorted((one, other) => far(one) - far(other))
      .slice(0, rules.weapons.bomb.targetsMax);
  };

  const fireLaser = (seat: number, cost: bigint, to: Place): void => {
    const { guns, effects, view } = deps.stage();
    const from = guns.mouth(seat);
    const met = inLine(from, to);
    const reach = Math.hypot(view().width, view().height) / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    effects.beam(from, { x: from.x + (to.x - from.x) * reach, y: from.y + (to.y - from.y) * reach });
    if (met.length === 0) {
      purse.giveBack(cost);
      deps.onNothing();
      return;
    }
    for (const fish of met) fish.flinch(link.nowMs());
    report({ cannon: cannon.get(), weapon: 'laser', fish: met.map(({ fish }) => fish.fish) }, cost);
  };

  const fire = (): void => {
    const seat = deps.seat();
    const now = performance.now();
    const { guns, bullets, view } = deps.stage();
    if (seat === undefined || now - lastAt < PACE_MS || bullets.count() >= IN_AIR_MAX) return;
    const cost = costOf();
    if (!purse.canPay(cost)) {
      isAuto.set(false);
      isHeld = false;
      deps.onPoor();
      return;
    }
    lastAt = now;
    const to = theTarget()?.place() ?? aim;
    guns.aim(seat, to);
    guns.fire(seat);
    purse.setAside(cost);
    deps.onShot(weapon.get());
    if (weapon.get() === 'laser') fireLaser(seat, cost, to);
    else bullets.fire({ cannon: cannon.get(), weapon: weapon.get(), cost, target }, guns.mouth(seat), to, view());
  };

  return {
    cannon,
    weapon,
    isAuto,
    locked,
    costOf,
    fire,
    lockNext,
    unlock: () => lockOn(undefined),
    hold: (now: boolean) => {
      isHeld = now;
    },
    aimAt: (at: Place) => {
      aim = at;
      const seat = deps.seat();
      if (seat !== undefined && theTarget() === undefined) deps.stage().guns.aim(seat, at);
    },
    turn: (by: number) => {
      const seat = deps.seat() ?? 0;
      const foot = deps.stage().view().cannon(seat);
      const angle = Math.atan2(aim.y - foot.y, aim.x - foot.x) + by;
      const flat = Math.max(-Math.PI + 0.15, Math.min(-0.15, angle > 0 ? (angle > Math.PI / 2 ? -Math.PI : 0) : angle));
      const far = deps.stage().view().height;
      aim = { x: foot.x + Math.cos(flat) * far, y: foot.y + Math.sin(flat) * far };
      deps.stage().guns.aim(seat, aim);
    },
    changeCannon: (direction: 'up' | 'down') => {
      const at = rules.cannons.indexOf(cannon.get()) + (direction === 'up' ? 1 : -1);
      const next = rules.cannons[Math.max(0, Math.min(rules.cannons.length - 1, at))] ?? 1;
      const price = times(deps.bet(), loadsOf(rules, { cannon: next, weapon: 'bomb' }));
      if (deps.betMax === null || price <= deps.betMax) cannon.set(next);
    },
    toggleAuto: () => {
      autoLeft = AUTO_SHOTS;
      isAuto.set(!isAuto.get());
    },
    onHit: (bullet: Bullet, met: Swimmer): void => {
      const { effects } = deps.stage();
      const struck = bullet.weapon === 'bomb' ? around(met) : [met];
      for (const fish of struck) fish.flinch(link.nowMs());
      if (bullet.weapon === 'bomb') effects.blast(met.place(), 520 * deps.stage().view().unit);
      effects.net(met.place(), Math.max(34, met.radius() * 1.1));
      const { cannon: size, weapon: by, cost } = bullet;
      const others = struck.filter((fish) => fish !== met).map(({ fish }) => fish.fish);
      report(
        { cannon: size, weapon: by, fish: [met.fish.fish, ...others].slice(0, rules.weapons[by].targetsMax) },
        cost,
      );
    },
    onGone: ({ cost }: Bullet): void => purse.giveBack(cost),
    /** What was set aside for these shots; they are settled now. */
    takeCosts: (shots: readonly SentShot[]): bigint =>
      shots.reduce((sum, { shot }) => {
        const cost = costs.get(shot) ?? 0n;
        costs.delete(shot);
        return sum + cost;
      }, 0n),
    tick: (): void => {
      if (target !== undefined && theTarget() === undefined) {
        // The fish has gone: auto-fire looks for the next one, a hand decides for itself.
        if (isAuto.get() && locked.get() !== '') lockNext();
        else lockOn(undefined);
      }
      if (isAuto.get() && performance.now() - lastAt >= PACE_MS) {
        autoLeft -= 1;
        if (autoLeft < 0) isAuto.set(false);
        else fire();
      } else if (isHeld) fire();
      const seat = deps.seat();
      const followed = theTarget();
      if (seat !== undefined && followed) deps.stage().guns.aim(seat, followed.place());
    },
  };
};

export type Captain = ReturnType<typeof createCaptain>;
