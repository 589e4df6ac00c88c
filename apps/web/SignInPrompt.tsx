import { signInAgain } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { TopNotice } from './TopNotice.tsx';

/**
 * Offers to sign in again over a page whose session the server refuses without ending it (SES-13). The page stays,
 * and the user chooses when.
 */
export function SignInPrompt() {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.needsSignIn) return null;
  return (
    <TopNotice line={1} aria-live="polite">
      Your session has ended.
      <Button variant="ghost" size="sm" onClick={signInAgain}>
        Sign in again
      </Button>
    </TopNotice>
  );
}
