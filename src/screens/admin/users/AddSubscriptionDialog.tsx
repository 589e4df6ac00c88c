import { useState } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { useAction } from '#src/data/use-action.ts';
import { useRead } from '#src/data/use-read.ts';
import { instantOf } from '#src/lib/extend-date.ts';
import { toLocalInput } from '#src/lib/format-date.ts';
import { timings } from '#src/lib/timings.ts';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';

interface Props {
  user: AdminUser;
  onClose(): void;
}

/** Gives a user a subscription (SPEC.md §2, §5): a product and an expiry, 30 days from now unless changed. */
export function AddSubscriptionDialog({ user, onClose }: Props) {
  const products = useRead(adminSubscriptions.products, { failed: 'Error fetching products' });
  const { mutate: add, isPending } = useAction(users.addSubscription, {
    done: 'Subscription added successfully',
    failed: 'Error adding subscription',
    refreshes: [users.list, stats.read],
  });
  const [productId, setProductId] = useState<number>();
  const [expiry, setExpiry] = useState(() => toLocalInput(Date.now() + timings.newSubscription));
  const expirationDate = instantOf(expiry);
  const body = productId !== undefined && expirationDate !== undefined ? { productId, expirationDate } : undefined;

  return (
    <FormDialog
      open
      title={`Add subscription for ${user.username}`}
      submitLabel="Add subscription"
      busy={isPending}
      submitDisabled={!body}
      onSubmit={() => body && add({ id: user.id, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Select
        label="Product"
        options={(products.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={productId}
        onChange={(id) => setProductId(id)}
        disabled={isPending}
        required
        placeholder={products.isPending ? 'Loading…' : undefined}
      />
      <DeadlineField label="Expiration Date" value={expiry} onChange={setExpiry} disabled={isPending} />
    </FormDialog>
  );
}
