import { STAFF_PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@fairground/contract/operators/operator-endpoints';

/** Long enough, and without the name. The authenticator is asked besides, so no further rule is needed. */
export const isStrongEnough = (password: string, name: string): boolean => {
  const { length } = [...password.normalize('NFC')];
  return (
    length >= STAFF_PASSWORD_MIN &&
    length <= STAFF_PASSWORD_MAX &&
    new Set(password).size > 4 &&
    !password.toLowerCase().includes(name)
  );
};
