import clsx from 'clsx';
import { CheckIcon, XIcon } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useGlobals } from './globals.ts';

/** An example of how (not) to use a part, with one sentence about it. */
export interface Example {
  shows: ReactNode;
  caption: string;
}

/** A good and a bad example of one task. */
export interface Pair {
  do: Example;
  dont: Example;
}

/** Do and don't side by side; stacked on a phone. */
export function DoDont({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className="sb-unstyled grid gap-6 text-sm text-text">
      {pairs.map((pair) => (
        <div key={pair.do.caption} className="grid gap-4 sm:grid-cols-2">
          <Card title="Do" {...pair.do} />
          <Card title="Don't" isWrong {...pair.dont} />
        </div>
      ))}
    </div>
  );
}

function Card({ title, isWrong = false, shows, caption }: Example & { title: string; isWrong?: boolean }) {
  const Icon = isWrong ? XIcon : CheckIcon;
  return (
    <figure
      className={clsx(
        'row-span-2 grid min-w-0 grid-rows-subgrid gap-0 overflow-hidden rounded-lg border border-line border-t-3 bg-raised',
        isWrong ? 'border-t-danger' : 'border-t-success',
      )}
    >
      <div className="grid min-h-32 items-center bg-surface p-5">
        <div className="min-w-0">{shows}</div>
      </div>
      <figcaption className="border-t border-line px-5 py-3">
        <strong
          className={clsx(
            'me-2 inline-flex items-center gap-1 font-semibold',
            isWrong ? 'text-danger' : 'text-success',
          )}
        >
          <Icon className="size-icon-sm" />
          {title}
        </strong>
        {caption}
      </figcaption>
    </figure>
  );
}

/** Shows a story in an iframe, for parts that cover the page, such as dialogs. */
export function Framed({ story, height }: { story: string; height: number }) {
  const { theme } = useGlobals(useContext(DocsContext).channel);
  const url = `iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`;
  return (
    <iframe title={story} src={url} loading="lazy" className="block w-full border-0" style={{ height }} />
  );
}
