import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Brand } from '#src/ui/Brand.tsx';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

const sentences = ['29 days left', 'until Dec 9, 2026, 7:48 AM (UTC).'];

/** The words are English in both directions; only the side on which they begin is the other one. */
export const RightToLeft = meta.story({
  tags: ['check', 'THE-4'],
  name: 'Right to left',
  globals: { direction: 'rtl' },
  parameters: { pictures: false },
  render: () => (
    <div className="grid w-80 gap-2">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-center">400 keys in the middle</p>
      <button className="text-start">3 of 4 at the start</button>
      <p className="truncate">12 words that do not fit into one line, which is cut at its end.</p>
      <p>
        <b>18</b> days <span>(CS2)</span>.
      </p>
      <span className="w-52">
        <Brand name="A provider with a name longer than its header" />
      </span>
      <code dir="ltr" className="block">
        9000-KEY
      </code>
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = [...sentences, '400 keys in the middle', '3 of 4 at the start'];
    for (const text of texts) await expect(inReadingOrder(canvas.getByText(text)), text).toBe(true);
    for (const text of [...sentences, '3 of 4 at the start']) await expectAt('right', canvas.getByText(text));
    await expect(inReadingOrder(canvas.getByText(/^12 words/)), 'cut').toBe(true);
    await expectAt('left', canvas.getByText(/^A provider/)); // cut at its end
    await expect(inReadingOrder(canvas.getByText('18').parentElement!), 'in pieces').toBe(true);
    await expectAt('left', canvas.getByText('9000-KEY'));
  },
});

/** Checks that each character stands to the right of the previous one. */
function inReadingOrder(element: HTMLElement) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places: number[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (const { index } of node.data.matchAll(/\S/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      places.push(range.getBoundingClientRect().left);
    }
  return places.every((place, index) => index === 0 || place > places[index - 1]!);
}

async function expectAt(side: 'left' | 'right', element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const distance = Math.abs(range.getBoundingClientRect()[side] - element.getBoundingClientRect()[side]);
  await expect(distance, `${element.textContent}, from the ${side}`).toBeLessThan(2);
}
