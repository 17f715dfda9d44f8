import { requireRealAccount } from '../session/login-gate.ts';
import type { CentrePage } from './centre-page.ts';
import { openModal } from './modal-store.ts';

/** Opens the member centre for a real account, at a page or, on a phone, at its menu. */
export const openCentre = (page?: CentrePage): void =>
  requireRealAccount(() => openModal({ type: 'centre', props: page ? { page } : {} }));
