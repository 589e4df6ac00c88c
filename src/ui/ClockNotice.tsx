import { TriangleAlertIcon } from 'lucide-react';
import { useClockSkew } from '#src/app/clock-skew.ts';

/** Says that the device's clock is wrong, beside time left and beside dates to be chosen (LIS-18). Nothing if it is right. */
export function ClockNotice() {
  const skew = useClockSkew();
  if (!skew) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-warning">
      <TriangleAlertIcon className="size-icon-sm mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {`This device’s clock is ${skew}; times shown here may be wrong.`}
      </span>
    </p>
  );
}
