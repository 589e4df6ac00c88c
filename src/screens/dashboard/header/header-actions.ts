/** Actions of the header's menus. */
export interface HeaderActions {
  onChangePassword(): void;
  onSignOut(): void;
}
