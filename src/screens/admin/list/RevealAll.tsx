import { Button } from '#src/ui/Button.tsx';
import { EyeIcon, EyeOffIcon } from '#src/ui/icons.tsx';

interface Props {
  revealed: boolean;
  onReveal(revealed: boolean): void;
}

/** Shows all values of a list that are blurred for shared screens. */
export function RevealAll({ revealed, onReveal }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={revealed ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
      aria-pressed={revealed}
      onClick={() => onReveal(!revealed)}
    >
      <span>
        Reveal <span className="max-sm:sr-only">all</span>
      </span>
    </Button>
  );
}
