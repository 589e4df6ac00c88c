import { ClockIcon } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { Notice } from './Notice.tsx';
import { TabLoading } from './TabLoading.tsx';
import type { RequestingReset } from './use-reset-request.ts';
import { DECIDED, type Status } from './use-status.ts';
import type { ButtonVariant } from '#src/ui/button-classes.ts';

export interface ResetTabProps {
  status: Status;
  reset: RequestingReset;
  variant: ButtonVariant;
}

/** The tab 'Reset HWID': one request at a time, with a reason (HWR-1). Once sent, the notice has the focus (HWR-2). */
export function ResetTab({ status, reset: form, variant }: ResetTabProps) {
  const reasonId = useId();
  const titleId = useId();
  if (status.isLoading) return <TabLoading label="Loading your request" shape="box" />;
  return (
    <div data-focus-to={titleId}>
      {status.isPending ? (
        <Notice
          tone="warning"
          icon={<ClockIcon className="size-icon-lg" />}
          title="Request Pending"
          titleId={titleId}
        >
          <p>Your HWID reset request is currently under review</p>
          <p className="mt-1">Your access continues in the meantime.</p>
        </Notice>
      ) : (
        <Form onSubmit={form.submit} className="grid gap-4">
          {status.isDecided && <p className="text-info">{DECIDED}.</p>}
          <TextArea
            label="Reason"
            helper="Tell us why your hardware changed."
            rows={3}
            maxRows={4}
            {...form.register('reason')}
          />
          <FormError messages={form.formErrors} />
          <Button
            type="submit"
            variant={variant}
            size="lg"
            disabled={!form.isComplete}
            aria-describedby={form.isComplete ? undefined : reasonId}
            busy={form.busy}
            busyLabel="Processing..."
          >
            Submit request
          </Button>
          {!form.isComplete && (
            <p id={reasonId} className="-mt-1 text-center text-xs text-muted">
              Enter a reason first
            </p>
          )}
        </Form>
      )}
    </div>
  );
}
