import type { AtlasPicture } from './rows.ts';

/** A picture that opens its story. Without client-side navigation, by which Storybook would not set the theme. */
export const Picture = ({ file, story, name, appearance }: AtlasPicture & { appearance: string }) => (
  <a
    href={`./?path=/story/${story}&globals=${appearance === 'forced' ? 'contrast' : 'theme'}:${appearance}`}
    target="_top"
    className="grid content-start gap-1 hover:text-accent-text"
  >
    <img
      alt=""
      loading="lazy"
      src={`./pictures/${file}.webp`}
      className="h-44 w-auto max-w-72 rounded-sm border border-line object-cover object-top"
    />
    {name}
  </a>
);
