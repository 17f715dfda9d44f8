import { randomUUID } from 'node:crypto';
export const v7 = (): string => {
  const t = Math.floor(performance.timeOrigin + performance.now()).toString(16).padStart(12, '0');
  return `${t.slice(0, 8)}-${t.slice(8)}-7${randomUUID().slice(15)}`;
};
