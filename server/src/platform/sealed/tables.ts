export type SealedTables = {
  sealed_key: {
    kid: string;
    /** `2026-11-15`, in UTC. */
    day: string;
    public_key: string;
    /** PKCS #8, base64url. */
    private_key: string;
  };
  sealed_nonce: { nonce: string; expires_at: Date };
};
