import { preview } from 'vite';
import { readReport, summaryOf } from './report.ts';

/** Serves the report until it is stopped, and opens it in a browser if there is one. */
export async function showReport(folder: string): Promise<void> {
  console.log(`Pictures: ${summaryOf(readReport(folder))}`);
  const hasBrowser =
    process.platform === 'darwin' ||
    process.platform === 'win32' ||
    Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: '.' },
    preview: { port: 6007, open: hasBrowser },
    logLevel: 'warn',
  });
  server.printUrls();
}
