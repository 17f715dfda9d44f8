/** A zone as people in any language read it: its distance from Greenwich at that moment, such as `GMT+7`. */
export const zoneName = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
