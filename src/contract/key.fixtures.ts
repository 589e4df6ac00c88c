/** A row of the list of keys, as a server that follows the contract sends it. */
export const key = {
  id: 1,
  code: 'A-1',
  product: { id: 2, name: 'CS2' },
  status: 'UNUSED',
  durationHours: 24,
  usedBy: null,
  usedDate: null,
  createdDate: '2026-01-01T00:00:00Z',
};
