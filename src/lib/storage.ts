/**
 * Local storage that never throws: a browser may forbid it, not have it, or be out of room. What it does not
 * keep reads as null. The only place that touches `localStorage`.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      storage.remove(key); // out of room: an old value must not pass for the new one
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // nothing is kept, so there is nothing to remove
    }
  },
};
