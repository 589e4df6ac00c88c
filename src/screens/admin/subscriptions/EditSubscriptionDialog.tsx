import { useMemo, useState } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { type AdminSubscription, adminSubscriptions, type SubscriptionEdit } from '#src/contract/admin/subscriptions.ts';
import type { UserRef } from '#src/contract/admin/users.ts';
import { useAction } from '#src/data/use-action.ts';
import { instantOf } from '#src/lib/extend-date.ts';
import { toLocalInput } from '#src/lib/format-date.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Picker } from '#src/ui/Picker.tsx';
import { Select } from '#src/ui/Select.tsx';
import { optionsWith } from '../list/options-with.ts';
import { productOptions } from '../list/product-options.ts';
import { expiryCaution } from './expiry-caution.ts';
import { useUsersAndProducts } from './use-users-and-products.ts';

interface Props {
  subscription: AdminSubscription;
  onClose(): void;
}

/** Edits a subscription (SPEC.md §2, §7): whose, of what, until when, and whether it counts as expired. */
export function EditSubscriptionDialog({ subscription, onClose }: Props) {
  const { data: choices, isPending: isLoading } = useUsersAndProducts();
  const { mutate: save, isPending } = useAction(adminSubscriptions.update, {
    done: 'Subscription updated successfully',
    failed: 'Error updating subscription',
    messageFields: ['error', 'message'],
    refreshes: [adminSubscriptions.list, stats.read],
  });
  const [userId, setUserId] = useState(subscription.user?.id);
  const [productId, setProductId] = useState(subscription.product?.id);
  const [expiry, setExpiry] = useState(() => toLocalInput(subscription.expirationDate ?? ''));
  const [isExpired, setExpired] = useState(subscription.isExpired);

  const people = useMemo(() => optionsWith(choices?.users.map(userOption), subscription.user && userOption(subscription.user)), [choices, subscription]);
  const products = productOptions(choices?.products, subscription.product);
  const expirationDate = instantOf(expiry, subscription.expirationDate ?? undefined);

  const isComplete = userId !== undefined && productId !== undefined && expirationDate !== undefined;

  function submit() {
    if (!isComplete) return;
    const body: SubscriptionEdit = { userId, productId, expirationDate, isExpired };
    if (subscription.pauseDate) body.pauseDate = subscription.pauseDate;
    save({ id: subscription.id, body }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      open
      title={`Editing subscription #${subscription.id}`}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={isPending}
      submitDisabled={!isComplete}
      onSubmit={submit}
      onClose={onClose}
    >
      <Picker label="User" options={people} value={userId ?? null} onChange={(id) => id !== null && setUserId(id)} loading={isLoading} disabled={isPending} required />
      <Select label="Product" options={products} value={productId} onChange={(id) => setProductId(id)} disabled={isPending} required />
      <DeadlineField label="Expiration Date" value={expiry} onChange={setExpiry} disabled={isPending} caution={expiryCaution(expirationDate, isExpired)} />
      <Checkbox label="Expired" checked={isExpired} onChange={(event) => setExpired(event.target.checked)} disabled={isPending} />
    </FormDialog>
  );
}

const userOption = ({ id, username }: UserRef) => ({ value: id, label: username });
