/** Named ways to write moments; each locale orders and separates them in its own manner. Numbers: see `useNumbers`. */
export const FORMATS = {
  dateTime: {
    date: { year: 'numeric', month: '2-digit', day: '2-digit' },
    longDate: { year: 'numeric', month: 'long', day: 'numeric' },
    time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    moment: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  },
} as const;
