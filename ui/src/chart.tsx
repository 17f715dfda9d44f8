import 'uplot/dist/uPlot.min.css';
import './chart.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import uPlot from 'uplot';
import { chartOptions } from './chart-options.ts';
import type { ChartFigures } from './chart-options.ts';

export type ChartProps = ChartFigures & {
  /** What the picture shows, for those who cannot see it. */
  readonly label: string;
  readonly timeHeader: string;
  /** Opens the same figures as a table. */
  readonly tableLabel: ReactNode;
  readonly height?: number | undefined;
};

/** A trend over time. The figures under the pointer stand above it; all of them stand in the table below it. */
export function Chart({
  label,
  times,
  series,
  formatTime,
  formatValue,
  timeHeader,
  tableLabel,
  height = 240,
}: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const draw = () =>
      new uPlot(
        chartOptions({ element, times, series, height, formatTime, formatValue, onCursor: setCursor }),
        [[...times], ...series.map(({ values }) => [...values])],
        element,
      );
    let plot = draw();
    const sizes = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    sizes.observe(element);
    // Colours are read from the tokens when drawing, so a change of theme redraws.
    const theme = new MutationObserver(() => {
      plot.destroy();
      plot = draw();
    });
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      theme.disconnect();
      plot.destroy();
    };
  }, [times, series, height, formatTime, formatValue]);
  const at = cursor ?? times.length - 1;
  return (
    <figure aria-label={label}>
      <ul className="ui-chart-legend" aria-hidden="true">
        {series.map(({ label: name, tone, values }) => (
          <li key={name} data-tone={tone}>
            {name} <strong>{showValue(values[at], formatValue)}</strong>
          </li>
        ))}
        <li data-when="">{formatTime(times[at] ?? 0)}</li>
      </ul>
      <div ref={place} className="ui-chart" aria-hidden="true" />
      <details className="ui-chart-table">
        <summary>{tableLabel}</summary>
        <div>
          <table>
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{timeHeader}</th>
                {series.map(({ label: name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times.map((time, row) => (
                <tr key={time}>
                  <th scope="row">{formatTime(time)}</th>
                  {series.map(({ label: name, values }) => (
                    <td key={name}>{showValue(values[row], formatValue)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function showValue(value: number | null | undefined, formatValue: (value: number) => string): string {
  return value === null || value === undefined ? '–' : formatValue(value);
}
