import { Brand, BrandMark } from '#src/ui/Brand.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { BothThemes, Section, Sheet } from './parts.tsx';

const NAME = 'Software Provider';

/** Mark, name and blade. */
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
      note="A square split along the cuts of a key: key above, lock below. From 16 px, where the cuts are still to be seen, up to any size."
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
      title="Blade"
      note="Thirty days as the teeth of a key: what is sold, and what is left of it. It is read by its teeth, so it needs 160 px."
    >
      <BothThemes>
        <KeyBlade code="JHMW-33AE-9XKQ" left={18} className="text-accent" />
      </BothThemes>
    </Section>
  </Sheet>
);
