import type { Plugin } from 'vite';
import { CONFIGURATION_ID } from '../../../src/app/host-configuration.ts';

/**
 * Writes what comes before all else in index.html: its encoding, which has to be in the first 1024 bytes, and the
 * JSON for the host's configuration, which inline scripts read (HOS-1). After all plugins that add tags to the head.
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
