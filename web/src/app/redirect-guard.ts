/** The pages a visitor may see even where everything else asks for a login first. */
const OPEN_PATHS: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

export type Arrival = {
  readonly path: string;
  readonly hasToken: boolean;
  /** The white-label flag LOGINTOHOME. */
  readonly isLoginToHomeOn: boolean;
};

/** Where to send an arriving visitor instead, or null to let them in. */
export const redirectOf = ({ path, hasToken, isLoginToHomeOn }: Arrival): string | null =>
  isLoginToHomeOn && !hasToken && !OPEN_PATHS.includes(path) ? '/login' : null;
