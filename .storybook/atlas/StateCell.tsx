import clsx from 'clsx';
import type { ReactNode } from 'react';
import { canvasUrl } from '../docs/globals-param.ts';
import { StoryLink } from '../docs/StoryLink.tsx';
import { type AtlasPicture, isNarrow } from './atlas.ts';
import { type AtlasState, globalsOf, type Mode, pictureIn } from './rows.ts';
import { atlasFile } from './use-atlas.ts';

export interface StateCellProps {
  state: AtlasState;
  mode: Mode;
  /** Width of a picture in px. */
  width: number;
  /** Shows the phone picture, whatever the mode. */
  isPhone: boolean;
  /** Shows the picture of the other commit. */
  isBeforeShown: boolean;
  isLive: boolean;
  onLive: () => void;
  onOpen: () => void;
}

const outlines = {
  changed: 'outline-3 outline-offset-1 outline-warning',
  new: 'outline-3 outline-offset-1 outline-success',
  gone: 'outline-3 outline-offset-1 outline-danger outline-dashed',
};

/** One state in one mode: its picture, or the live story where there is none. */
export function StateCell({
  state,
  mode,
  width,
  isPhone,
  isBeforeShown,
  isLive,
  onLive,
  onOpen,
}: StateCellProps) {
  const picture = pictureIn(mode, state.pictures);
  const narrow = picture ? isNarrow(picture) : isPhone;
  const frame = clsx(
    'block w-full overflow-hidden rounded-sm border border-line bg-surface',
    narrow ? 'aspect-[390/844]' : 'aspect-[1280/800]',
  );
  const change = picture?.change;
  const name = (
    <span>
      {state.name}
      {change && <b className="font-medium text-text"> ({change})</b>}
    </span>
  );

  return (
    <div id={`state-${state.id}`} className="grid content-start gap-1" style={{ width }}>
      {picture && (
        <Linked state={state} mode={mode} onOpen={onOpen}>
          <img
            alt=""
            loading="lazy"
            src={atlasFile(fileOf(picture, isBeforeShown))}
            className={clsx(frame, 'object-cover object-top', change && outlines[change])}
          />
          {name}
        </Linked>
      )}
      {!picture && (
        <>
          <div className={clsx(frame, 'grid place-items-center border-dashed')}>
            {isLive ? (
              <Live id={state.id} name={state.name} mode={mode} width={width} narrow={narrow} />
            ) : (
              <Missing state={state} onLive={onLive} />
            )}
          </div>
          <Linked state={state} mode={mode} onOpen={onOpen}>
            {name}
          </Linked>
        </>
      )}
    </div>
  );
}

const fileOf = ({ file, before, change }: AtlasPicture, isBeforeShown: boolean) =>
  isBeforeShown && change === 'changed' && before ? before : file;

function Linked({
  state: { id, exists },
  mode,
  onOpen,
  children,
}: Pick<StateCellProps, 'state' | 'mode' | 'onOpen'> & { children: ReactNode }) {
  const look = 'grid gap-1.5 rounded-sm text-xs wrap-anywhere text-muted';
  if (!exists) return <span className={look}>{children}</span>;
  return (
    <span onClickCapture={onOpen}>
      <StoryLink
        to={`story/${id}`}
        globals={globalsOf(mode)}
        className={clsx(look, 'hover:text-accent-text hover:underline')}
      >
        {children}
      </StoryLink>
    </span>
  );
}

function Missing({ state, onLive }: Pick<StateCellProps, 'state' | 'onLive'>) {
  return (
    <div className="grid justify-items-center gap-1.5 p-1 text-center text-xs text-muted">
      Not pictured
      {state.exists && (
        <button
          type="button"
          onClick={onLive}
          aria-label={`Show ${state.name} live`}
          className="rounded-xs border border-line bg-control px-2 py-1 text-text hover:border-line-strong"
        >
          Show live
        </button>
      )}
    </div>
  );
}

/** The live story at the size of a picture; it cannot be used at that size. */
function Live({
  id,
  name,
  mode,
  width,
  narrow,
}: {
  id: string;
  name: string;
  mode: Mode;
  width: number;
  narrow: boolean;
}) {
  const [pageWidth, pageHeight] = narrow ? [390, 844] : [1280, 800];
  const scale = width / pageWidth!;
  return (
    <div inert className="size-full overflow-hidden">
      <iframe
        title={name}
        src={canvasUrl(id, globalsOf(mode))}
        width={pageWidth}
        height={pageHeight}
        className="max-w-none origin-top-left"
        style={{ scale: String(scale) }}
      />
    </div>
  );
}
