/** What the module verification refuses, each with its status. */
export const verificationErrors = {
  /** The level below must be reached first. */
  'verification.level-missing': 200,
  /** Documents of this level are accepted and still good: they are asked for once. */
  'verification.accepted-already': 200,
  /** Other documents of this level wait for a decision. */
  'verification.in-review': 200,
  /** A document that the level needs is missing, or one that does not belong to it came along. */
  'verification.documents-incomplete': 200,
  'verification.document-expired': 200,
  /** Younger than the terms or the market allow. */
  'verification.too-young': 200,
  'verification.fields-refused': 422,
  'verification.case-unknown': 404,
  /** Somebody decided otherwise before, or the documents are not in review. */
  'verification.decided': 409,
  /** The name of the document is not the payee name of the account. */
  'verification.name-differs': 409,
} as const;
