/** What the vendors module refuses an operator; what it refuses a vendor stands in codes.ts. */
export const vendorsErrors = {
  'vendors.vendor-unknown': 404,
  'vendors.vendor-exists': 409,
  'vendors.vendor-refused': 422,
  'vendors.report-refused': 422,
} as const;
