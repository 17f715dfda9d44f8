import { useEffect } from 'react';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { GameTrouble } from './game-trouble.tsx';

const nothingToDo = () => undefined;

/** Anyone who is not logged in is asked to, in the game's place. */
export function LoginFirst() {
  useEffect(() => requireLogin(nothingToDo), []);
  return <GameTrouble trouble="login" said="" lobby="/hot" onAgain={nothingToDo} onAnew={nothingToDo} />;
}
