/**
 * Local storage that never throws, where it is forbidden, missing or full. The only place that uses
 * `localStorage`.
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
      storage.remove(key); // full: remove the outdated value
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      //       // storage is forbidden
    }
  },
};
