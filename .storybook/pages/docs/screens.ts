/** What one does on a screen, by the title of its stories. */
export const screens: Record<string, string> = {
  'Screens/Landing': 'Says what is sold and for how much, and leads to the registration.',
  'Screens/Terms of Service': 'Shows the terms of the deployment.',
  'Screens/Auth/Sign in': 'Username, password and a bot-check; leads to the dashboard.',
  'Screens/Auth/Sign up': 'Creates an account and leads back to the sign-in.',
  'Screens/Auth/Bot-check': 'The challenge in both forms: it passes, expires, or does not load.',
  'Screens/Dashboard/Status': 'Says what one has and until when, and offers the next step.',
  'Screens/Dashboard/Subscriptions': 'One row for each product, with the time that is left.',
  'Screens/Dashboard/Header': 'The way home, Discord, the theme and the profile menu.',
  'Screens/Dashboard/On a phone': 'What the header becomes where there is no room for it.',
  'Screens/Dashboard/Invitation codes':
    'Customers who have unused invitation codes: lists the codes, each to be copied.',
  'Screens/Dashboard/Buy with Stripe': 'Chooses a duration, accepts the terms and leaves for the checkout.',
  'Screens/Dashboard/Redeem key': 'Customers who have an access key: turns a key into a subscription.',
  'Screens/Dashboard/Back from the checkout':
    'Customers who have just paid: confirms the payment in words, and waits for it where it has not arrived.',
  'Screens/Dashboard/Download client':
    'The version on offer and its download, with progress. With premium only.',
  'Screens/Dashboard/Reset HWID':
    'Asks an administrator to bind the licence to another computer. With premium only.',
  'Screens/Dashboard/Change password': 'Changes the password in a dialog of the profile menu.',
  'Screens/Admin/Shell': 'Navigation, search and figures around every admin list.',
  'Screens/Admin/Command palette': 'Goes to any admin page and starts any action by keyboard.',
  'Screens/Admin/Every list':
    'What the six lists have in common: sorting, paging, selecting. Shown with one of them.',
  'Screens/Admin/Every list/Copy, export, delete':
    'What can be done with rows: copied, saved as a file, deleted, one or many.',
  'Screens/Admin/Products': 'The products that subscriptions and keys belong to.',
  'Screens/Admin/Products/Dialogs': 'Creates, renames and deletes a product.',
  'Screens/Admin/Users': 'Every account with its role, premium, HWID and addresses.',
  'Screens/Admin/Users/Dialogs': 'Edits, bans and deletes an account.',
  'Screens/Admin/Users/Add subscription': 'Gives an account a product for a number of days.',
  'Screens/Admin/Subscriptions': 'Who has which product, and until when.',
  'Screens/Admin/Subscriptions/Dialogs': 'Moves the end of a subscription, or deletes it.',
  'Screens/Admin/Keys': 'Activation keys: which are unused, and who has redeemed the others.',
  'Screens/Admin/Keys/Generate': 'Makes a number of keys and copies them to the clipboard.',
  'Screens/Admin/Keys/Hand over':
    'Gives keys to customers as links, as a message, as a table or on a printed sheet.',
  'Screens/Admin/Keys/Edit': 'Changes the code, product or duration of a key.',
  'Screens/Admin/Keys/Delete': 'Asks once more, then deletes a key.',
  'Screens/Admin/Invites': 'Invite codes: who owns them, and who has registered with them.',
  'Screens/Admin/Invites/Generate': 'Makes codes for one owner, or some for every user.',
  'Screens/Admin/Invites/Edit and delete': 'Changes or deletes an invite code.',
  'Screens/Admin/HWID reset requests': 'Who asks for another HWID, and why.',
  'Screens/Admin/HWID reset requests/Decisions': 'Approves or declines a request.',
  'Screens/Admin/HWID reset requests/Review': 'Goes through the pending requests one at a time.',
  'Screens/Admin/Upload client': 'Publishes a new version of the client.',
};
