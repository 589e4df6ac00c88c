import { LockIcon, LogOutIcon } from 'lucide-react';
import { avatarUrl } from '#src/session/avatar-url.ts';
import { useUser } from '#src/session/use-session.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { HeaderActions } from './account-items.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

export interface ProfileSheetProps extends HeaderActions {
  onClose(): void;
}

/** The profile menu on small screens: user and account actions. */
export function ProfileSheet({ onClose, onChangePassword, onSignOut }: ProfileSheetProps) {
  const user = useUser();
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog onClose={onClose} title="Profile" footer={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-5">
        <p className="flex items-center gap-3">
          <Avatar name={user.username} src={avatarUrl(user)} size={48} />
          <UntrustedText className="min-w-0 text-base font-medium wrap-anywhere">
            {user.username}
          </UntrustedText>
        </p>
        <div className="-my-2 grid divide-y divide-line *:min-h-control-xl *:justify-start *:rounded-none *:px-0">
          <Button
            variant="ghost"
            icon={<LockIcon className="size-icon-sm text-muted" />}
            onClick={closing(onChangePassword)}
          >
            Change password
          </Button>
          <Button
            variant="ghost"
            icon={<LogOutIcon className="size-icon-sm text-muted" />}
            onClick={closing(onSignOut)}
          >
            Sign out
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
