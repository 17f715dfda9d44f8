export type SealedTables = {
  sealed_key: {
    kid: string;
    /** `2026-11-15`, in UTC. */
    day: string;
    public_key: string;
    /** PKCS #8, base64url; of keys that are not closed yet. */
    private_key: string | null;
    sealed_private_key: Buffer | null;
  };
  sealed_nonce: { nonce: string; expires_at: Date };
};
