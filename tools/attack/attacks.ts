import type { Attack } from './attack.ts';
import { otherPeople } from './other-people.ts';
import { rawSocket } from './raw-socket.ts';
import { replay } from './replay.ts';
import { sharedRounds } from './shared-rounds.ts';
import { tokens } from './tokens.ts';
import { twins } from './twins.ts';

export const ATTACKS: readonly Attack[] = [rawSocket, twins, otherPeople, replay, tokens, sharedRounds];
