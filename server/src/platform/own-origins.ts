/** The addresses the site itself has for a caller: its own, and what browsers call its origin. */
export const ownOrigins = (
  { publicUrl }: { readonly publicUrl: string | undefined },
  host: string,
): { readonly main: string; readonly all: readonly string[]; readonly hostname: string } => {
  if (publicUrl !== undefined) {
    const { origin, hostname } = new URL(publicUrl);
    return { main: origin, all: [origin], hostname };
  }
  const main = `http://${host}`;
  return { main, all: [main, `https://${host}`], hostname: URL.canParse(main) ? new URL(main).hostname : '' };
};
