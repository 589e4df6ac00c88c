import { ChevronDownIcon } from 'lucide-react';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { UntrustedText } from './UntrustedText.tsx';

export interface AccountMenuProps extends Pick<MenuProps, 'items'> {
  /** Name of the signed-in user. Phones show only the picture. */
  name: string;
  /** URL of the picture. */
  picture?: string | undefined;
}

/** The signed-in user with the account menu, at the end of a header. */
export const AccountMenu = ({ name, picture, items }: AccountMenuProps) => (
  <Menu
    trigger={
      <Button variant="ghost" className="min-w-0 ps-2! pe-2.5!">
        <Avatar name={name} src={picture} size={26} />
        <span className="sr-only">Profile of</span>{' '}
        <UntrustedText className="max-w-48 truncate max-sm:sr-only">{name}</UntrustedText>
        <ChevronDownIcon className="size-icon-sm shrink-0 text-muted max-sm:hidden" />
      </Button>
    }
    items={items}
  />
);
