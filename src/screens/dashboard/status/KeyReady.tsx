import { Button } from '#src/ui/Button.tsx';

export interface KeyReadyProps {
  busy: boolean;
  /** Sends the key, as the form of the panel does. */
  onRedeem(): void;
}

/** A link's key, to be redeemed by one press, never automatically (RED-3). */
export const KeyReady = ({ busy, onRedeem }: KeyReadyProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-7">
    <div className="grid min-w-0 grow gap-2">
      <p className="text-2xl font-semibold">Your key is ready</p>
      <p className="text-muted">Redeem it to start or extend your premium.</p>
    </div>
    <Button
      variant="primary"
      size="lg"
      busy={busy}
      busyLabel="Redeeming..."
      onClick={onRedeem}
      className="max-sm:w-full"
    >
      Redeem
    </Button>
  </div>
);
