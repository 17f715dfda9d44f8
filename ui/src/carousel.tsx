import './carousel.css';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useCarousel } from './use-carousel.ts';

export type CarouselLabels = {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** "Slide 2 of 5" */
  readonly slide: (number: number, count: number) => string;
};

export type CarouselProps = {
  readonly label: string;
  readonly labels: CarouselLabels;
  /** One slide each, all of one width. */
  readonly children: ReactNode;
  /** Centred shows a part of the neighbours where there is room; single shows one slide. */
  readonly look?: 'centred' | 'single' | undefined;
  readonly loop?: boolean | undefined;
  /** Zero never moves by itself. */
  readonly autoplayMs?: number | undefined;
  readonly className?: string | undefined;
};

export function Carousel({
  label,
  labels,
  children,
  look = 'centred',
  loop = true,
  autoplayMs = 5000,
  className,
}: CarouselProps) {
  const slides = slidesOf(children);
  const count = slides.length;
  const { root, viewport, index, hasCopies, isPlaying, setPlaying, show, step } = useCarousel({
    count,
    loop,
    autoplayMs,
  });
  const shared = { labels, onStep: step };
  return (
    <section ref={root} aria-label={label} className={classNames('relative min-w-0', className)}>
      <div
        ref={viewport}
        // Keyboards scroll it by the arrow keys, as they do any region that scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 ? 0 : undefined}
        className="ui-carousel"
        data-look={count > 1 ? look : 'single'}
      >
        <ul aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map(({ key, at, content }) => (
            <li key={key} data-slide="" aria-label={labels.slide(at + 1, count)}>
              {content}
            </li>
          ))}
          {hasCopies &&
            slides.slice(0, 2).map(({ key, content }) => (
              <li key={`copy-${key}`} data-slide="" aria-hidden="true" inert>
                {content}
              </li>
            ))}
          {hasCopies && (
            <li data-before="" aria-hidden="true" inert>
              {slides.at(-1)?.content}
            </li>
          )}
        </ul>
      </div>
      {count > 1 && (
        <>
          {look === 'centred' && (
            <>
              <StepButton
                {...shared}
                side="previous"
                variant="overlay"
                className="absolute start-[calc(4.5%-1.25rem)] top-[calc(50%-2.25rem)]"
              />
              <StepButton
                {...shared}
                side="next"
                variant="overlay"
                className="absolute end-[calc(4.5%-1.25rem)] top-[calc(50%-2.25rem)]"
              />
            </>
          )}
          <div className="mt-2 flex min-h-8 items-center justify-center">
            {look === 'single' && <StepButton {...shared} side="previous" size="sm" />}
            {slides.map(({ key, at }) => (
              <button
                key={key}
                type="button"
                aria-label={labels.slide(at + 1, count)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => show(at)}
                className="ui-carousel-dot"
              />
            ))}
            {look === 'single' && <StepButton {...shared} side="next" size="sm" />}
            {autoplayMs > 0 && (
              <button
                type="button"
                aria-label={isPlaying ? labels.pause : labels.play}
                onClick={() => setPlaying(!isPlaying)}
                className="control ms-1 size-7 rounded-full text-ink-faint hover:text-ink"
              >
                {isPlaying ? (
                  <Pause aria-hidden="true" className="size-4" />
                ) : (
                  <Play aria-hidden="true" className="size-4" />
                )}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type StepButtonProps = {
  readonly side: 'previous' | 'next';
  readonly labels: CarouselLabels;
  readonly onStep: (steps: number) => void;
  readonly variant?: 'overlay' | undefined;
  readonly size?: 'sm' | undefined;
  readonly className?: string | undefined;
};

/** Not on a phone, where a thumb does the same. */
function StepButton({ side, labels, onStep, className, ...look }: StepButtonProps) {
  const Icon = side === 'next' ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      {...look}
      label={labels[side]}
      icon={<Icon aria-hidden="true" className="rtl:rotate-180" />}
      onClick={() => onStep(side === 'next' ? 1 : -1)}
      className={classNames('max-sm:hidden', className)}
    />
  );
}

type Slide = { readonly key: string; readonly at: number; readonly content: ReactNode };

function slidesOf(children: ReactNode): readonly Slide[] {
  return Children.toArray(children).map((content, at) => ({
    key: (isValidElement(content) && content.key) || `slide-${at}`,
    at,
    content,
  }));
}
