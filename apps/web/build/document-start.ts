import type { Plugin } from 'vite';
import { CONFIGURATION_ID } from '../../../src/app/host-configuration.ts';

/**
 * Writes the start of index.html: its encoding, which must be in the first 1024 bytes, and the JSON of the host's
 * configuration, which inline scripts read (HOS-1). Runs after all plugins that add tags to the head.
 */
export function documentStart(): Plugin {
  return {
    name: 'document-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const encoding = /\s*<meta charset="[^"]*"\s*\/?>/i.exec(html)?.[0];
        if (!encoding) throw new Error('index.html has no encoding');
        const json = `<script type="application/json" id="${CONFIGURATION_ID}">{}</script>`;
        return html.replace(encoding, '').replace('<head>', `<head>${encoding}\n    ${json}`);
      },
    },
  };
}
