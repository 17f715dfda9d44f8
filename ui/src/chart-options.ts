import uPlot from 'uplot';

export type ChartTone = 'accent' | 'gain' | 'loss' | 'info';

export type ChartSeries = {
  readonly label: string;
  readonly tone: ChartTone;
  /** One per point of time; nothing where nothing is known. Pixels only: exact amounts stand in the table. */
  readonly values: readonly (number | null)[];
  readonly kind?: 'line' | 'area' | 'bars' | undefined;
};

/** What is drawn, and how it is written. */
export type ChartFigures = {
  /** Points of time in seconds, rising. */
  readonly times: readonly number[];
  readonly series: readonly ChartSeries[];
  readonly formatTime: (time: number) => string;
  readonly formatValue: (value: number) => string;
};

type ChartOptionsInput = ChartFigures & {
  readonly element: HTMLElement;
  readonly height: number;
  readonly onCursor: (index: number | undefined) => void;
};

/** The brand's look in the words of the drawing library. */
export function chartOptions({
  element,
  times,
  series,
  height,
  formatTime,
  formatValue,
  onCursor,
}: ChartOptionsInput): uPlot.Options {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const hasBars = series.some(({ kind }) => kind === 'bars');
  const halfStep = ((times[1] ?? 0) - (times[0] ?? 0)) / 2;
  const axis = {
    stroke: token('ink-faint'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
    gap: 8,
  } satisfies uPlot.Axis;
  return {
    width: element.clientWidth,
    height,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { size: 9, fill: token('popup') } },
    hooks: { setCursor: [(plot) => onCursor(plot.cursor.idx ?? undefined)] },
    scales: {
      x: { range: (_plot, from, to) => (hasBars ? [from - halfStep, to + halfStep] : [from, to]) },
      // An area or a bar measures from nothing; a scale that began elsewhere would lie.
      y: { range: (_plot, low, high) => [Math.min(0, low * 1.08), Math.max(0, high * 1.08) || 1] },
    },
    axes: [
      { ...axis, grid: { show: false }, values: (_plot, splits) => splits.map(formatTime), space: 72 },
      {
        ...axis,
        grid: { stroke: token('line'), width: 1, dash: [2, 4] },
        values: (_plot, splits) => splits.map(formatValue),
        size: 64,
        space: 40,
      },
    ],
    series: [{}, ...series.map((one) => seriesOptions(one, token))],
  };
}

function seriesOptions({ label, tone, kind = 'area' }: ChartSeries, token: (name: string) => string): uPlot.Series {
  const shared = { label, stroke: token(tone), points: { show: false } };
  switch (kind) {
    case 'bars':
      return { ...shared, fill: token(tone), ...withPaths(uPlot.paths.bars?.({ size: [0.6, 32], radius: 0.25 })) };
    case 'area':
      return { ...shared, width: 2, fill: token(`${tone}-soft`), ...withPaths(uPlot.paths.spline?.()) };
    case 'line':
      return { ...shared, width: 2, ...withPaths(uPlot.paths.spline?.()) };
    default:
      return kind satisfies never;
  }
}

function withPaths(paths: uPlot.Series.PathBuilder | undefined): Pick<uPlot.Series, 'paths'> {
  return paths === undefined ? {} : { paths };
}
