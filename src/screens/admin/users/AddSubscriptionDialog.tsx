import { useState } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { useRead } from '#src/data/use-read.ts';
import { lastProduct } from '#src/forms/last-product.ts';
import { productChoice } from '#src/forms/options-with.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { instantOf } from '#src/app/extend-date.ts';
import { toLocalInput } from '#src/app/format-date.ts';
import { timings } from '#src/app/timings.ts';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

interface Props {
  row: AdminUser;
  onClose(): void;
}

/** Adds a subscription to a user (USR-4). The expiry defaults to 30 days from now. */
export function AddSubscriptionDialog({ row: user, onClose }: Props) {
  const choice = productChoice(
    useRead(adminSubscriptions.products, { errorMessage: 'Error fetching products' }),
  );
  const remembered = lastProduct.among(choice.options);
  const [inThirtyDays] = useState(() => toLocalInput(Date.now() + timings.newSubscription));
  const form = useWriteForm(users.addSubscription, {
    params: { id: user.id },
    defaultValues: { productId: undefined, expirationDate: inThirtyDays },
    toBody: (values) => ({
      productId: values.productId ?? remembered,
      expirationDate: instantOf(values.expirationDate),
    }),
    successMessage: 'Subscription added successfully',
    errorMessage: 'Error adding subscription',
    invalidates: [users.list, adminSubscriptions.list, stats.read],
    onSuccess(_reply, { body }) {
      lastProduct.remember(body.productId);
      onClose();
    },
    onClose,
  });
  const product = form.controlled('productId');

  return (
    <FormDialog
      title={
        <UntranslatedNames
          names={[user.username]}
        >{`Add subscription for ${user.username}`}</UntranslatedNames>
      }
      labels={['Add subscription']}
      disabledReason={form.missingFieldsReason({
        productId: 'choose a product',
        expirationDate: 'set an expiration date',
      })}
      {...form.dialog}
    >
      <Select label="Product" required {...choice} {...product} value={product.value ?? remembered} />
      <DeadlineField label="Expiration Date" {...form.controlled('expirationDate')} />
    </FormDialog>
  );
}
