import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { designTokens } from '#storybook/tokens/dtcg.ts';
import { themes } from './tokens.ts';

const document = designTokens(themes);
const json = JSON.stringify(document, undefined, 2);

/** The file that `npm run tokens` writes, generated in the browser. */
export const TokensDownload = () => (
  <div className="sb-unstyled my-6">
    <Button
      variant="primary"
      icon={<DownloadIcon />}
      onClick={() => saveFile(new Blob([json], { type: 'application/json' }), 'tokens.json')}
    >
      Download tokens.json
    </Button>
  </div>
);

/** A token of the file, as an example. */
export const TokenExample = () => (
  <div className="sb-unstyled my-6 text-sm">
    <CodeBlock
      label="The colour accent"
      text={JSON.stringify(
        { color: { $type: 'color', accent: (document.color as Record<string, unknown>).accent } },
        undefined,
        2,
      )}
    />
  </div>
);
