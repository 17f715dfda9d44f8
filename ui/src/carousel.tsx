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
  const slideClass = classNames('w-full shrink-0 snap-center', look === 'centred' && 'sm:w-[82%]');
  return (
    <section ref={root} aria-label={label} className={classNames('relative min-w-0', className)}>
      <div
        ref={viewport}
        // Keyboards scroll it by the arrow keys, as they do any region that scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 ? 0 : undefined}
        className="scrollbar-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg"
      >
        <ul
          aria-live={isPlaying ? 'off' : 'polite'}
          className={classNames('relative flex gap-3', look === 'centred' && count > 1 && 'sm:px-[9%]')}
        >
          {slides.map(({ key, at, content }) => (
            <li key={key} data-slide="" aria-label={labels.slide(at + 1, count)} className={slideClass}>
              {content}
            </li>
          ))}
          {hasCopies &&
            slides.slice(0, 2).map(({ key, content }) => (
              <li key={`copy-${key}`} data-slide="" aria-hidden="true" inert className={slideClass}>
                {content}
              </li>
            ))}
          {hasCopies && look === 'centred' && (
            // Lies before the first slide, where nothing can be scrolled to, only to be seen at its edge.
            <li aria-hidden="true" inert className="absolute end-full -me-[calc(9%-0.75rem)] hidden w-[82%] sm:block">
              {slides.at(-1)?.content}
            </li>
          )}
        </ul>
      </div>
      {count > 1 && (
        <>
          <IconButton
            variant="overlay"
            label={labels.previous}
            icon={<ChevronLeft aria-hidden="true" className="rtl:rotate-180" />}
            onClick={() => step(-1)}
            className="absolute start-3 top-[calc(50%-2.375rem)] max-sm:hidden"
          />
          <IconButton
            variant="overlay"
            label={labels.next}
            icon={<ChevronRight aria-hidden="true" className="rtl:rotate-180" />}
            onClick={() => step(1)}
            className="absolute end-3 top-[calc(50%-2.375rem)] max-sm:hidden"
          />
          <div className="mt-2 flex h-7 items-center justify-center">
            {slides.map(({ key, at }) => (
              <button
                key={key}
                type="button"
                aria-label={labels.slide(at + 1, count)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => show(at)}
                className="group flex size-6 items-center justify-center rounded-full aria-[current]:w-9"
              >
                <span className="size-2 rounded-full bg-line-strong transition-all duration-200 group-hover:bg-ink-soft group-aria-[current]:w-6 group-aria-[current]:bg-accent group-aria-[current]:shadow-glow" />
              </button>
            ))}
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

type Slide = { readonly key: string; readonly at: number; readonly content: ReactNode };

function slidesOf(children: ReactNode): readonly Slide[] {
  return Children.toArray(children).map((content, at) => ({
    key: (isValidElement(content) && content.key) || `slide-${at}`,
    at,
    content,
  }));
}
