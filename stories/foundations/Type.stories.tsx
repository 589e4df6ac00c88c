import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Section, Sheet } from './Section.tsx';
import { TypeSheet } from './TypeSheet.tsx';

const meta = preview.meta({ title: 'Foundations/Type', component: TypeSheet, tags: ['!autodocs'] });

export const Scale = meta.story({
  name: 'Sizes, weights, codes and figures',
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("600 16px 'Instrument Sans Variable'")).toBe(true);
    await expect(document.fonts.check("16px 'JetBrains Mono Variable'")).toBe(true);
    const [tabular, proportional] = canvas.getAllByText('1,111.11');
    await expect(widthOf(tabular!)).toBeGreaterThan(widthOf(proportional!) + 4);
  },
});

/** No picture, because fallback fonts differ between machines. */
export const Fallbacks = meta.story({
  name: 'Until the fonts have loaded',
  tags: ['fallback-font'],
  parameters: { pictures: false },
  render: () => (
    <Sheet>
      <Section
        title="Until the fonts have loaded"
        note={
          'A font that everybody has stands in, set to the same width and line height, so that ' +
          'nothing moves when ours arrives.'
        }
      >
        {['Instrument Sans', 'JetBrains Mono'].map((family) => (
          <div key={family} className="grid gap-2 rounded-lg border border-line bg-raised p-4 text-lg">
            {['Variable', 'Fallback'].map((kind) => (
              <p key={kind} className="truncate" style={{ fontFamily: `'${family} ${kind}'` }}>
                {family}, {kind}: instant access, fast support, easy to use
              </p>
            ))}
          </div>
        ))}
      </Section>
    </Sheet>
  ),
});

function widthOf(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
