/** What a browser reports about its device. */
export type BrowserSigns = {
  readonly userAgent: string;
  /** Its main pointer is a finger. */ readonly isTouched: boolean;
};

const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile|Windows Phone|BlackBerry|Opera Mini/i;

/** Where a game is played: whatever is touched is mobile, and so is a browser that says it is. */
export const deviceOf = ({ userAgent, isTouched }: BrowserSigns): 'mobile' | 'desktop' =>
  isTouched || MOBILE_AGENT.test(userAgent) ? 'mobile' : 'desktop';
