import type { Evaluation, Feature, Prize, SlotDefinition } from './definition.ts';
import type { StudioGame } from './games.ts';
import { decimalText, fractionText, parseFraction } from '../maths/fraction-text.ts';
import { fraction, percentText } from '../maths/fraction.ts';
import type { ModeMathematics, StoredSlot } from './mathematics.ts';
import { mustHitReturn, stepsOf } from './must-hit.ts';
import type { Measured, MeasuredSlot } from './measured.ts';

/** The PAR sheet of a slot as Markdown: the same game gives the same text, so a change of a figure is seen. */
export const parSheet = (game: StudioGame | StoredSlot | MeasuredSlot): string => {
  const { definition } = game;
  const name = 'names' in game ? `${game.names.EN} (${game.names.TY})` : definition.id;
  const { rows, reels } = definition.grid;
  const grid = typeof rows === 'number' ? `${reels} × ${rows}` : `${reels} reels of ${heightsText(rows)}`;
  return (
    [
      `# ${name}`,
      `\`${definition.id}\`, version ${definition.version}. Grid ${grid}; ${definition.bet.units} units are one base bet; all pays are in units.`,
      ...('mathematics' in game ? game.mathematics.map((mode) => exactFigures(definition, mode)) : []),
      ...('measured' in game ? game.measured.map((mode) => measuredFigures(definition, mode)) : []),
      `## Pays\n\n${definition.evaluate.map(payText).join('\n\n')}`,
      ...(definition.cascade === null
        ? []
        : [
            `## Tumbles\n\nLadder ${definition.cascade.ladder.join(', ')}; at most ${definition.cascade.boards} boards a spin.`,
          ]),
      ...(definition.features.length === 0
        ? []
        : [`## Features\n\n${definition.features.map(featureText).join('\n')}`]),
      ...(definition.jackpots.length === 0
        ? []
        : [`## Jackpots\n\n${definition.jackpots.map((jackpot) => jackpotText(jackpot, definition.bet)).join('\n')}`]),
      `## Sources\n\n${Object.keys(definition.sources)
        .map((source) => sourceText(definition, source))
        .join('\n\n')}`,
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
};

/** A table of Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const heightsText = (rows: readonly (readonly [number, number])[]): string =>
  rows.map(([height, weight]) => `${height} (weight ${weight})`).join(', ');

const costText = (definition: SlotDefinition, mode: string): string => {
  const cost = definition.bet.modes.find(({ id }) => id === mode)?.cost ?? 0;
  return `${cost} units, ${decimalText(fraction(cost, definition.bet.units), 2)} bets`;
};

const exactFigures = (definition: SlotDefinition, each: ModeMathematics): string => {
  const rows = [
    ['cost', costText(definition, each.mode)],
    ['return, exact', each.rtp.length > 90 ? `${each.rtp.length} characters, see the definition` : each.rtp],
    ['return', `${percentText(parseFraction(each.rtp), 6)} %`],
    ...Object.entries(each.channels).map(([channel, percent]) => [`of it ${channel}`, `${percent} %`]),
    ['hit rate', each.hitPercent === null ? 'bought' : `${each.hitPercent} %`],
    ['sigma', each.sigma],
    ...spreadRows(each.sigma),
    ...Object.entries(each.triggers).map(([feature, percent]) => [`${feature} starts`, `${percent} % of rounds`]),
    ...(each.top === null
      ? []
      : [['dearest board', `${each.top.pay} units, chance ${percentText(parseFraction(each.top.chance), 9)} %`]]),
    [
      'most a round can pay',
      each.maxPay === null ? 'not bounded' : `${decimalText(fraction(each.maxPay, definition.bet.units), 2)} bets`,
    ],
  ];
  return `## Mode ${each.mode}: computed exactly\n\n${markdownTable(['figure', 'value'], rows)}`;
};

const measuredFigures = (definition: SlotDefinition, each: Measured): string => {
  const rows = [
    ['cost', costText(definition, each.mode)],
    ['return', `${each.rtpPercent} % ± ${each.halfWidthPercent} % (95 %)`],
    ...Object.entries(each.channels).map(([channel, part]) => [`of it ${channel}`, estimateText(part)]),
    ['hit rate', `${each.hitPercent} %`],
    ['sigma', each.sigma],
    ...spreadRows(each.sigma),
    ...Object.entries(each.starts).map(([feature, part]) => [`${feature} starts`, `${estimateText(part)} of rounds`]),
    ['dearest round seen', `${decimalText(fraction(each.topPay, definition.bet.units), 2)} bets`],
  ];
  return `## Mode ${each.mode}: measured over ${each.rounds} rounds\n\n${markdownTable(['figure', 'value'], rows)}`;
};

const estimateText = ({ percent, halfWidthPercent }: Measured['channels'][string]): string =>
  `${percent} % ± ${halfWidthPercent} %`;

/** How far the return of so many rounds strays, 95 times of a hundred. */
const spreadRows = (sigma: string): readonly (readonly string[])[] =>
  [1_000, 100_000, 10_000_000].map((rounds) => [
    `spread after ${rounds} rounds`,
    `± ${((196 * Number(sigma)) / Math.sqrt(rounds)).toFixed(2)} %`,
  ]);

const payText = (evaluation: Evaluation): string => {
  if (evaluation.type === 'scatter') return `Scatter ${evaluation.symbol} anywhere: ${ladderText(evaluation.pay)}.`;
  const rows = Object.entries(evaluation.pay).map(([id, pays]) => [id, ...payCells(pays)]);
  const width = Math.max(...rows.map((row) => row.length)) - 1;
  const isRun = evaluation.type === 'lines' || evaluation.type === 'ways';
  const head = Array.from({ length: width }, (_, index) => (isRun ? `${index + 1}` : `step ${index + 1}`));
  const pays = markdownTable(['symbol', ...head], rows);
  if (evaluation.type !== 'lines') return `By ${evaluation.type}:\n\n${pays}`;
  return `On ${evaluation.lines.length} lines from the left:\n\n${pays}\n\nLines by row: ${evaluation.lines.map((line) => line.join('')).join(' ')}`;
};

const payCells = (pays: readonly (number | readonly [number, number])[]): readonly string[] =>
  pays.map((pay) => (typeof pay === 'number' ? `${pay}` : `${pay[0]}+: ${pay[1]}`));

const ladderText = (ladder: readonly (readonly [number, number])[]): string =>
  ladder.map(([count, value]) => `${count} → ${value}`).join(', ');

const prizeText = (prize: Prize): string => ('pay' in prize ? `${prize.pay}` : prize.jackpot);

const featureText = (feature: Feature): string => {
  switch (feature.type) {
    case 'free':
      return `- ${feature.id}: ${feature.symbol} ${ladderText(feature.awards)} free spins from \`${feature.source}\` × ${feature.multiplier}, retrigger ${feature.retrigger}, wilds ${feature.wilds}, ladder ${feature.ladder}.`;
    case 'walk':
      return `- ${feature.id}: a wild reel walks left, the others spin again from \`${feature.source}\`.`;
    case 'hold':
      return `- ${feature.id}: from ${feature.atLeast} ${feature.symbol}, ${feature.respins} respins, a cell lands ${feature.land.join(' in ')}; coins ${feature.coins.map((coin) => `${prizeText(coin)} (${coin.weight})`).join(', ')}; full board ${feature.full === null ? 'nothing more' : prizeText(feature.full)}.`;
    case 'wheel':
      return `- ${feature.id}: from ${feature.atLeast} ${feature.symbol}; slices ${feature.slices.map((slice) => `${prizeText(slice)} (${slice.weight})`).join(', ')}.`;
    case 'pick':
      return `- ${feature.id}: from ${feature.atLeast} ${feature.symbol}; ${feature.picks} of the prizes ${feature.prizes.map(prizeText).join(', ')} are opened.`;
    default:
      return feature satisfies never;
  }
};

const jackpotText = (jackpot: SlotDefinition['jackpots'][number], bet: SlotDefinition['bet']): string => {
  if (jackpot.kind === 'fixed') return `- ${jackpot.id}: ${jackpot.pay} units.`;
  const grows = `- ${jackpot.id}: grows from ${jackpot.seed} units by ${jackpot.contribution.join('/')} of every cost`;
  if (jackpot.kind === 'progressive') return `${grows}.`;
  const back = mustHitReturn(jackpot, bet);
  return `${grows} and must hit by ${jackpot.cap} units, the ${stepsOf(jackpot, bet)}th base bet at the latest, each as likely as another; it returns ${fractionText(back)}, ${percentText(back, 6)} %.`;
};

const sourceText = (definition: SlotDefinition, name: string): string => {
  const source = definition.sources[name];
  const ids = definition.symbols.map(({ id }) => id);
  if (source?.type === 'strips') {
    const counts = markdownTable(
      ['reel', ...ids, 'stops'],
      source.strips.map((strip, reel) => [
        `${reel + 1}`,
        ...ids.map((id) => `${[...strip].filter((each) => each === id).length}`),
        `${strip.length}`,
      ]),
    );
    return `\`${name}\`: strips\n\n${source.strips.map((strip) => `    ${strip}`).join('\n')}\n\n${counts}`;
  }
  const weights = (source?.weights ?? []).map((table, reel) => [
    source?.weights.length === 1 ? 'all' : `${reel + 1}`,
    ...ids.map((id) => `${table[id] ?? 0}`),
  ]);
  return `\`${name}\`: independent cells by weight\n\n${markdownTable(['reel', ...ids], weights)}`;
};
