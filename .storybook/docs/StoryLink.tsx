import { type MouseEvent, type ReactNode, useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { globalsParam } from './globals-param.ts';

/** `story/<id>` or `docs/<id>`; links.test.ts checks that the target exists. */
export type Place = `${'story' | 'docs'}/${string}`;

interface StoryLinkProps {
  to: Place;
  /** Toolbar globals to set. */
  globals?: Parameters<typeof globalsParam>[0];
  className?: string;
  title?: string;
  children: ReactNode;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link to another page of this Storybook. Relative, so that it works below a sub-path, and handled
 * without a reload.
 */
export function StoryLink({ to, globals, className, title, children }: StoryLinkProps) {
  const { channel } = useContext(DocsContext);
  const [viewMode, storyId] = to.split('/');
  const set = globals ? `&globals=${globalsParam(globals)}` : '';

  function select(event: MouseEvent) {
    if (!isPlainClick(event) || window.parent === window) return;
    event.preventDefault();
    if (globals) channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(SELECT_STORY, { storyId, viewMode });
  }
  return (
    <a href={`./?path=/${to}${set}`} target="_top" className={className} title={title} onClick={select}>
      {children}
    </a>
  );
}
