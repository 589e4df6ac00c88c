import { useEffect, useState } from 'react';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals, type StorybookGlobals } from '../../preview/toolbar.ts';

type Channel = DocsContextProps['channel'];

interface Payload {
  /** Globals that the user chose, without those that the current story pins. */
  userGlobals?: Partial<StorybookGlobals>;
  globals?: Partial<StorybookGlobals>;
}

/** Returns the toolbar's globals from the channel, since docs pages have no story context. */
export function useGlobals(channel: Channel): StorybookGlobals {
  const [chosen, setChosen] = useState<Payload>(
    () => channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0] ?? {},
  );
  useEffect(() => {
    channel.on(GLOBALS_UPDATED, setChosen);
    return () => channel.off(GLOBALS_UPDATED, setChosen);
  }, [channel]);
  return { ...initialGlobals, ...(chosen.userGlobals ?? chosen.globals) };
}
