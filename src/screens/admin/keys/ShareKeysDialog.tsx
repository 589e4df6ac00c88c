import { DownloadIcon, EyeIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { copyText } from '#src/app/clipboard.ts';
import { config } from '#src/app/config.ts';
import { clearNotifications, notify, notifyCopied } from '#src/app/notify.ts';
import { useCopiedCodes } from '#src/forms/use-generate-codes.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { saveTable } from '../list/export/save-table.ts';
import { type Format, formats } from '../list/valued-columns.ts';
import {
  commonSummary,
  shareColumns,
  type SharedKey,
  keySummary,
  linksText,
  messageText,
} from './share-keys.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  keys: readonly SharedKey[];
  /** The keys have just been generated. */
  isNew?: boolean;
  /** False if the browser has refused to copy the codes: they are shown until they are copied (DEC-48). */
  isCopied?: boolean;
  onClose(): void;
}

/** Gives keys to customers: as links, as a message that can be shown in their place, rarely as a file (KEY-5). */
export function ShareKeysDialog({ keys, isNew = false, isCopied: wasCopied = true, onClose }: Props) {
  const copyLinks = useRef<HTMLButtonElement>(null);
  const dashboard = new URL(useHref('/dash'), config.siteOrigin || window.location.origin).href;
  const [isMessageShown, setMessageShown] = useState(false);
  const { isCopied, onCopied } = useCopiedCodes(wasCopied);
  const message = messageText(keys, dashboard);
  const isOne = keys.length === 1;
  const counted = pluralize(keys.length, ['key', 'keys']);
  const summary = commonSummary(keys);
  const copy = async (text: string, what: string) => onCopied(await copyAlone(text, what));
  const save = (format: Format) =>
    saveTable(format, keys, shareColumns(dashboard), 'new-keys').catch(() =>
      notify.error('The file could not be saved'),
    );

  return (
    <Dialog
      size="md"
      title={isNew ? `${counted} generated` : `Share ${counted}`}
      description={
        isCopied ? (
          <UntranslatedNames names={[keys[0]?.product]}>
            {summary && `${summary}${isOne ? '' : ' each'}`}
          </UntranslatedNames>
        ) : (
          'The browser blocked copying. Copy them here before you close this window.'
        )
      }
      dismissible={isCopied}
      initialFocus={copyLinks}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid grid-cols-2 gap-2">
        <Button
          ref={copyLinks}
          variant="primary"
          onClick={() => void copy(linksText(keys, dashboard), isOne ? 'Link' : 'Links')}
        >
          {isOne ? 'Copy as link' : 'Copy as links'}
        </Button>
        <Button onClick={() => void copy(message, 'Message')}>Copy as message</Button>
        <p className="col-span-2 text-xs text-pretty text-muted">
          {isOne ? 'The link opens' : 'Each opens'} the dashboard with the key filled in
        </p>
      </div>
      {isMessageShown ? (
        <CodeBlock text={message} label="message" hasButton={false} />
      ) : wasCopied ? (
        <KeyList keys={keys} hasFacts={summary === ''} />
      ) : (
        <CodeBlock text={keys.map(({ code }) => code).join('\n')} label="keys" onCopied={onCopied} />
      )}
      <div className="not-forced-colors:-mx-2 -mt-2 flex justify-between [&_button]:gap-1.5 [&_button]:px-2 max-sm:[&_button]:gap-1">
        <Button
          variant="ghost"
          size="sm"
          icon={<EyeIcon className="size-icon-sm text-muted" />}
          onClick={() => setMessageShown(!isMessageShown)}
        >
          {isMessageShown ? 'Show keys' : 'Preview message'}
        </Button>
        <div className="flex flex-wrap justify-end">
          {formats.map((format) => (
            <Button
              key={format}
              variant="ghost"
              size="sm"
              icon={<DownloadIcon className="size-icon-sm text-muted" />}
              onClick={() => void save(format)}
            >
              {`Save ${format}`}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface KeyListProps extends Pick<Props, 'keys'> {
  /** Each key has product and duration beside it. */
  hasFacts: boolean;
}

const KeyList = ({ keys, hasFacts }: KeyListProps) => (
  <div
    role="region"
    aria-label="Keys"
    tabIndex={0}
    className="max-h-64 overflow-auto rounded-md border border-line -outline-offset-2"
  >
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <li key={key.code} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2.5">
          <UntrustedText dir="ltr" className="mono min-w-0 break-all">
            {key.code}
          </UntrustedText>
          {hasFacts && (
            <span className="text-xs text-muted sm:ms-auto">
              <UntranslatedNames names={[key.product]}>{keySummary(key)}</UntranslatedNames>
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

/** Copies, and removes the previous copy's toast. */
async function copyAlone(text: string, what: string) {
  const isCopied = await copyText(text);
  clearNotifications();
  notifyCopied(isCopied, what);
  return isCopied;
}
