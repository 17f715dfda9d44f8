/** The time in milliseconds, comparable between processes of one machine. */
export const nowMs = (): number => performance.timeOrigin + performance.now();
