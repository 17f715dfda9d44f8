/** Named ways to write numbers and moments; each locale orders and separates them in its own manner. */
export const FORMATS = {
  number: {
    whole: { maximumFractionDigits: 0 },
    decimal: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    percent: { style: 'percent', maximumFractionDigits: 2 },
    compact: { notation: 'compact', maximumFractionDigits: 1 },
  },
  dateTime: {
    date: { year: 'numeric', month: '2-digit', day: '2-digit' },
    longDate: { year: 'numeric', month: 'long', day: 'numeric' },
    time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    moment: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  },
} as const;
