import { Button } from '#src/ui/Button.tsx';
import { EyeIcon, EyeOffIcon } from '#src/ui/icons.tsx';

interface Props {
  isRevealed: boolean;
  onReveal(isRevealed: boolean): void;
}

/** Shows all values of a list that are blurred for shared screens. */
export function RevealAll({ isRevealed, onReveal }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isRevealed ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
      aria-pressed={isRevealed}
      onClick={() => onReveal(!isRevealed)}
    >
      <span>
        Reveal <span className="max-sm:sr-only">all</span>
      </span>
    </Button>
  );
}
