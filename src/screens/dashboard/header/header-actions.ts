/** What the header's menus can start; the screen does it. */
export interface HeaderActions {
  onChangePassword(): void;
  onSignOut(): void;
}
