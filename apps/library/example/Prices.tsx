import { Button } from 'licence-sales-library/ui/Button';
import { ConfirmDialog } from 'licence-sales-library/ui/ConfirmDialog';
import { NumberField } from 'licence-sales-library/ui/NumberField';
import { useState } from 'react';

/** A page of the team's own, made of the kit. */
export function Prices() {
  const [months, setMonths] = useState(1);
  const [isAsking, setAsking] = useState(false);
  return (
    <main>
      <h1>Our prices</h1>
      <NumberField label="Months" min={1} max={12} value={months} onChange={setMonths} />
      <Button variant="primary" onClick={() => setAsking(true)}>
        Order
      </Button>
      <a href="/dash">Your subscriptions</a>
      <ConfirmDialog
        open={isAsking}
        title="Order"
        confirmLabel="Order now"
        tone="primary"
        onConfirm={() => setAsking(false)}
        onClose={() => setAsking(false)}
      >
        {months} months for €{(months * 2.49).toFixed(2)}?
      </ConfirmDialog>
    </main>
  );
}
