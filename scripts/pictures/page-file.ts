import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Report } from './report.ts';

const root = path.join(import.meta.dirname, '../..');
const ui = path.join(root, 'src/ui');
const own = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * Writes reports/pictures/index.html: one file with data, script and the product's colours, but without
 * pictures and fonts.
 */
export async function writePage(folder: string, report: Report): Promise<string> {
  const file = path.join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(ui, 'fonts'), path.join(folder, 'fonts'), { recursive: true });
  writeFileSync(
    file,
    htmlOf(report, {
      script: await scriptOf('page.ts'),
      style: `${tokens()}\n${own('page.css')}`,
    }),
  );
  return file;
}

/** Bundles a script of this folder for the browser. */
async function scriptOf(name: string): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, name), formats: ['iife'], name: 'report' },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle!.output[0].code;
}

/** The product's tokens as plain CSS: Tailwind's `@theme` block becomes a `:root` rule. */
const tokens = () => readFileSync(path.join(ui, 'tokens.css'), 'utf8').replace('@theme static', ':root');

function htmlOf(report: Report, { script, style }: { script: string; style: string }): string {
  const made = new Date(report.made).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: ${report.pictures.length} to look at</title>
<link rel="stylesheet" href="fonts/faces.css">
<style>${style}</style>
</head>
<body class="layout">
<aside class="side" aria-label="Pictures">
  <div class="head">
    <h1>Pictures <button id="theme" title="Light or dark page">◐</button></h1>
    <p class="muted">${report.compared} compared, ${made}<br><code>${escaped(report.command)}</code></p>
    <div class="chips"></div>
    <input id="search" type="search"
      aria-label="Search components and stories" placeholder="Search components and stories">
  </div>
  <nav class="list" aria-label="Differences"></nav>
</aside>
<main class="main">
  <header class="bar"></header>
  <div class="stage"></div>
  <footer class="foot"></footer>
</main>
<script type="application/json" id="report">${JSON.stringify(report).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
