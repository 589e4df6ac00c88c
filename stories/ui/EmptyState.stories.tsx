import { KeyIcon, PlusIcon } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState, ListError, NoMatches } from '#src/ui/EmptyState.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const clear = () => {};
const retry = fn();

const meta = preview.meta({
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: { title: 'No keys yet' },
});

export const Plain = meta.story({ parameters: { pictures: false }, tags: ['empty'] });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      <Variant name="empty" className="w-96">
        <EmptyState
          icon={<KeyIcon className="size-icon-lg" />}
          title="No keys yet"
          action={
            <Button variant="primary" icon={<PlusIcon className="size-icon-sm" />}>
              Generate keys
            </Button>
          }
        >
          Generate the first keys to sell them.
        </EmptyState>
      </Variant>
      <Variant name="no match" className="w-96">
        <NoMatches noun="keys" search="9F2K-0A1B" onClear={clear} />
      </Variant>
      <Variant name="failed" className="w-96">
        <ListError message="The keys could not be loaded" onRetry={retry}>
          The server answered “Down for maintenance until 14:00 UTC”
        </ListError>
      </Variant>
      <Variant name="failed, retrying" className="w-96">
        <ListError message="The keys could not be loaded" onRetry={retry} busy>
          The server answered “Down for maintenance until 14:00 UTC”
        </ListError>
      </Variant>
    </Sheet>
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { title: longError, children: unbrokenCode, action: <Button>{twoLineLabel}</Button> },
});
