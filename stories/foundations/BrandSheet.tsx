import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import { Brand, BrandMark } from '#src/ui/Brand.tsx';
import { Section, Sheet } from './Section.tsx';
import { BothThemes } from './ThemePanel.tsx';

const NAME = 'Software Provider';

/** Mark, name and edge. */
export const BrandSheet = () => (
  <Sheet>
    <Section
      title="Mark and name"
      note="The name in semibold beside the mark, which is as high as a line of it."
    >
      <BothThemes className="grid justify-items-start gap-5">
        {[20, 24, 32].map((size) => (
          <span key={size} className={size > 24 ? 'sm:text-xl' : undefined}>
            <Brand name={NAME} size={size} />
          </span>
        ))}
      </BothThemes>
    </Section>

    <Section
      title="Mark"
      note={
        'A square split along the cuts of a key: key above, lock below. From 16 px, where the cuts ' +
        'are still to be seen, up to any size.'
      }
    >
      <BothThemes className="flex flex-wrap items-end gap-6">
        {[16, 24, 32, 64, 96].map((size) => (
          <BrandMark key={size} size={size} />
        ))}
      </BothThemes>
    </Section>

    <Section title="Room around it" note="At least half of the mark on each side, where nothing else stands.">
      <BothThemes>
        <div className="grid size-32 place-items-center border border-dashed border-line-strong">
          <BrandMark size={64} />
        </div>
      </BothThemes>
    </Section>

    <Section
      title="Edge"
      note="The same cuts as an edge between two parts of a public page: once a page, over its whole width."
    >
      <BothThemes className="p-0!">
        <div className="bg-raised pt-10">
          <div className="text-accent">
            <BittingEdge />
          </div>
          <div className="h-10 bg-accent" />
        </div>
      </BothThemes>
    </Section>
  </Sheet>
);
