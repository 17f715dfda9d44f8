type TierHeadProps = {
  /** What is shown of each tier, the tier itself first. */
  readonly columns: readonly [string, ...string[]];
};

/** The head of a table that has a line for each tier of prizes. */
export function TierHead({ columns }: TierHeadProps) {
  return (
    <thead>
      <tr className="text-xs text-ink-faint">
        {columns.map((name, place) => (
          <th key={name} scope="col" className={`py-1 font-normal ${place === 0 ? 'text-start' : 'ps-3 text-end'}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
