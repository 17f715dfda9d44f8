/** A question to the person at the page, whose answer decides whether a refused call is made again. */
export const createQuestion = <Asked>() => {
  let asker: ((asked: Asked) => Promise<boolean>) | undefined;
  let asking: Promise<boolean> | undefined;
  return {
    /** Says who shows the question, until the answer is called. */
    watch: (asks: (asked: Asked) => Promise<boolean>): (() => void) => {
      asker = asks;
      return () => {
        asker = undefined;
      };
    },
    /** Calls that are refused together ask once; where nobody shows the question, the answer is no. */
    ask: (asked: Asked): Promise<boolean> => {
      if (asker === undefined) return Promise.resolve(false);
      asking ??= asker(asked).finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
};
