/** The address by which friends join: every page of the site keeps the code of its query for the registration. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/register?referralCode=${encodeURIComponent(code)}`;
