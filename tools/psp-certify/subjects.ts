import type { Db } from '../../server/src/platform/database/index.ts';
import { sandboxSubjects } from './sandbox-subject.ts';
import type { PaymentSubject, SubjectGround } from './subject.ts';

/** The adapters the kit knows. An operator adds its own here, made like `sandbox-subject.ts`. */
export const SUBJECTS: readonly ((db: Db, ground: SubjectGround) => readonly PaymentSubject[])[] = [sandboxSubjects];
