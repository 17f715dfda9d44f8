import { randomUUID } from 'node:crypto';

type Body = { readonly code?: string };

/** A busy machine may take longer than a call is given; the same call again tells what became of it. */
export const told = async <Said extends Body>(call: () => Promise<Said>): Promise<Said> => {
  for (;;) {
    const said = await call();
    if (said.code !== 'TEMPORARY') return said;
  }
};

/** The same for a whole case: a call with a nonce of the case cannot be asked again by itself. */
export const inTime = async <Case extends { readonly said: readonly { readonly body: Body }[] }>(
  play: (nonce: string) => Promise<Case>,
): Promise<Case> => {
  for (;;) {
    const played = await play(randomUUID());
    if (played.said.every(({ body }) => body.code !== 'TEMPORARY')) return played;
  }
};
