declare module '*/write-excel-file/modules/export/writeXlsxFileUniversal.js' {
  /** Writes a sheet at once, without workers of its own. */
  export function generateXlsxFileSync(rows: readonly unknown[], options: object): Promise<Blob>;
}
