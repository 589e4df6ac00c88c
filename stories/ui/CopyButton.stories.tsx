import { CopyButton } from '#src/ui/CopyButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/CopyButton', component: CopyButton, tags: ['autodocs'], args: { text: '9F2K-0A1B', label: 'code' } });

export const Typical = meta.story({});
