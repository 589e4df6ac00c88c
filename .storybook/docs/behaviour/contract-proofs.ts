/** The proofs of the statements about the contract for others; see proofs.ts. */
export const contractProofs: Record<string, string[]> = {
  'CON-1': ['mocks/openapi/document.test.ts', 'mocks/openapi/served.test.ts'],
  'CON-3': ['mocks/transports/generated-calls.test.ts'],
  'CON-4': ['scripts/verify/verify.test.ts'],
  'CON-5': ['scripts/drift/drift.test.ts'],
};
