import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { copyText } from '#src/app/clipboard.ts';
import { config } from '#src/app/config.ts';
import { attempt, media } from '#src/lib/attempt.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

/** True for a phone or tablet, which cannot run the client. */
export const isWithoutWindows = () =>
  media('(pointer: coarse)')?.matches === true && !/Windows/.test(attempt(() => navigator.userAgent) ?? '');

/** Shares the address of the dashboard, or copies it where the browser cannot share (DOW-4). */
export function SendToPc({ variant }: { variant: ButtonVariant }) {
  const [answer, setAnswer] = useState('');
  const url = new URL(useHref('/dash'), config.siteOrigin || window.location.origin).href;

  async function send() {
    try {
      return await navigator.share({ url, title: config.brand });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the user closed the share sheet
    }
    const isCopied = await copyText(url);
    setAnswer(isCopied ? 'Link copied. Open it on your PC.' : `Open ${url} on your PC.`);
  }
  return (
    <>
      <Button variant={variant} size="lg" onClick={() => void send()}>
        Send download link
      </Button>
      <p role="status" className="order-last basis-full text-xs wrap-anywhere empty:hidden">
        <UntranslatedNames>{answer}</UntranslatedNames>
      </p>
    </>
  );
}
