import { DateTimeField } from '#src/ui/DateTimeField.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/DateTimeField', component: DateTimeField, tags: ['autodocs'], args: { label: 'Expiration Date', className: 'max-w-60' } });

export const InThirtyDays = meta.story({ args: { defaultValue: '2026-02-14T12:00' } });
export const Empty = meta.story({});
export const Invalid = meta.story({ args: { error: 'Please choose when it ends' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '2026-02-14T12:00' } });
