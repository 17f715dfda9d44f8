import type { Case as AnyCase } from '../certificate/certificate.ts';
import type { Stage } from './stage.ts';

export type Case = AnyCase<Stage>;
