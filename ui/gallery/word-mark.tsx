/** The name with a lit bulb for its dot. */
export function WordMark() {
  return (
    <a href="#content" className="flex items-center gap-2.5 rounded-sm">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
        <circle cx="12" cy="12" r="12" className="fill-accent-soft" />
        {Array.from({ length: 8 }, (_, bulb) => (
          <circle
            key={bulb}
            cx="12"
            cy="4.5"
            r="1.7"
            transform={`rotate(${bulb * 45} 12 12)`}
            className={bulb < 6 ? 'fill-accent' : 'fill-line-strong'}
          />
        ))}
        <circle cx="12" cy="12" r="2.6" className="fill-accent" />
      </svg>
      <span className="font-display text-base">
        Fairground <span className="text-ink-faint max-sm:hidden">design system</span>
      </span>
    </a>
  );
}
