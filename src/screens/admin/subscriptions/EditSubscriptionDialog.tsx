import { useMemo } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import {
  type AdminSubscription,
  adminSubscriptions,
  type SubscriptionEdit,
} from '#src/contract/admin/subscriptions.ts';
import { isInfinity, parseInstant } from '#src/contract/wire-times.ts';
import { type UserRef, users } from '#src/contract/admin/users.ts';
import { optionsWith, productOptions, usersFailure } from '#src/forms/options-with.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { instantOf } from '#src/app/extend-date.ts';
import { toLocalInput } from '#src/app/format-date.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ComboBox } from '#src/ui/ComboBox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useUpdateChangedFields } from '#src/data/list/use-update-changed-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';

interface Props {
  row: AdminSubscription;
  onClose(): void;
}

const subscriptionEdit = ({ user, product, expirationDate, isExpired, pauseDate }: AdminSubscription) => ({
  userId: user?.id,
  productId: product?.id,
  expirationDate,
  isExpired,
  pauseDate: pauseDate ?? undefined,
});

/** Edits a subscription: user, product, expiry and the expired flag (SBS-1). */
export function EditSubscriptionDialog({ row: subscription, onClose }: Props) {
  const { id, user, product } = subscription;
  const read = useUsersAndProducts();
  const choices = read.data;
  const { form, caution } = useSubscriptionForm(subscription, onClose);
  const people = useMemo(
    () => optionsWith(choices?.users.map(userOption), user && userOption(user)),
    [choices, user],
  );
  const owner = form.controlled('userId');

  return (
    <FormDialog
      title={`Editing subscription #${id}`}
      disabledReason={form.missingFieldsReason({
        userId: 'User',
        productId: 'Product',
        expirationDate: 'Expiration Date',
      })}
      {...form.dialog}
    >
      <ComboBox
        label="User"
        required
        options={people}
        loading={read.isFetching}
        failure={usersFailure(read, 'Some users and products could not be loaded.')}
        {...owner}
        onChange={(userId) => userId !== null && owner.onChange(userId)}
      />
      <Select
        label="Product"
        required
        options={productOptions(choices?.products, product)}
        {...form.controlled('productId')}
      />
      <DeadlineField label="Expiration Date" caution={caution} {...form.controlled('expirationDate')} />
      <Checkbox label="Expired" {...form.register('isExpired')} />
    </FormDialog>
  );
}

function useSubscriptionForm(subscription: AdminSubscription, onClose: () => void) {
  const { expirationDate, pauseDate } = subscription;
  const instant = (local: string) =>
    local === '' && (expirationDate === null || isInfinity(expirationDate))
      ? expirationDate
      : instantOf(local, expirationDate ?? undefined);
  const form = useWriteForm(adminSubscriptions.update, {
    ...useUpdateChangedFields(adminSubscriptions, subscription, {
      toBody: subscriptionEdit,
      labels: {
        userId: 'User',
        productId: 'Product',
        expirationDate: 'Expiration Date',
        isExpired: 'Expired',
        pauseDate: 'The pause',
      },
      successMessage: 'Subscription updated successfully',
    }),
    defaultValues: {
      ...subscriptionEdit(subscription),
      expirationDate: toLocalInput(expirationDate ?? ''),
    },
    toBody: (values: SubscriptionEdit & { expirationDate: string }) => ({
      ...values,
      expirationDate: instant(values.expirationDate),
      pauseDate: pauseDate ?? undefined,
    }),
    errorMessage: 'Error updating subscription',
    messageFields: ['error', 'message'],
    invalidates: [adminSubscriptions.list, users.list, stats.read],
    onClose,
  });
  return { form, caution: expiryCaution(instant(form.values.expirationDate), form.values.isExpired) };
}

const userOption = ({ id, username }: UserRef) => ({ value: id, label: username });

/** Warns of an expiry that contradicts the expired flag. Neither changes: the server stores both (DEC-67). */
export function expiryCaution(
  expirationDate: string | null | undefined,
  isExpired: boolean,
  now: number = Date.now(),
): string | undefined {
  if (!expirationDate) return undefined;
  const hasPassed = parseInstant(expirationDate) <= now;
  if (hasPassed && !isExpired) return 'This date has passed, but Expired is not ticked.';
  if (!hasPassed && isExpired) return 'Expired is ticked, but this date is in the future.';
  return undefined;
}

/** Reads the users and products to choose from; one toast reports a failure of either (SBS-1). */
function useUsersAndProducts() {
  return useQuery({
    queryKey: [users.refs.path, adminSubscriptions.products.path],
    async queryFn({ signal }) {
      const [people, products] = await Promise.all([
        call(users.refs, {}, { signal }),
        call(adminSubscriptions.products, {}, { signal }),
      ]);
      return { users: people, products };
    },
    meta: { errorMessage: 'Error fetching users and products', silentWithoutToken: true },
  });
}
