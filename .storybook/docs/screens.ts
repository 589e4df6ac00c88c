/** Prose for the docs page of a screen; the list of states comes from its stories. */
export interface ScreenNote {
  /** Who uses it. */
  who: string;
  /** What they do there, in a sentence or two. */
  does: string;
}

const everybody = 'Visitors who are not signed in. Whoever is signed in is sent to the dashboard.';
const customers = 'Customers, signed in.';
const premium = 'Customers with premium. Everybody else sees the way to it.';
const administrators = 'Administrators.';

/** By story title. links.test.ts checks that every screen has an entry. */
export const screens: Record<string, ScreenNote> = {
  'Screens/Landing': {
    who: everybody,
    does: 'Says what is sold and for how much, and leads to the registration.',
  },
  'Screens/Terms of Service': { who: 'Everybody.', does: 'Shows the terms of the deployment.' },
  'Screens/Auth/Sign in': {
    who: everybody,
    does: 'Username, password and a bot-check; leads to the dashboard.',
  },
  'Screens/Auth/Sign up': { who: everybody, does: 'Creates an account and leads back to the sign-in.' },
  'Screens/Auth/Bot-check': {
    who: everybody,
    does: 'The challenge in both forms: it passes, expires, or does not load.',
  },
  'Screens/Dashboard/Status': {
    who: customers,
    does: 'Says what one has and until when, and offers the next step.',
  },
  'Screens/Dashboard/Subscriptions': {
    who: customers,
    does: 'One row for each product, with the time that is left.',
  },
  'Screens/Dashboard/Header': {
    who: customers,
    does: 'The way home, Discord, the theme and the profile menu.',
  },
  'Screens/Dashboard/On a phone': {
    who: customers,
    does: 'What the header becomes where there is no room for it.',
  },
  'Screens/Dashboard/Invitation codes': {
    who: 'Customers who have unused invitation codes.',
    does: 'Lists the codes, each to be copied.',
  },
  'Screens/Dashboard/Buy with Stripe': {
    who: customers,
    does: 'Chooses a duration, accepts the terms and leaves for the checkout.',
  },
  'Screens/Dashboard/Redeem key': {
    who: 'Customers who have an access key.',
    does: 'Turns a key into a subscription.',
  },
  'Screens/Dashboard/Back from the checkout': {
    who: 'Customers who have just paid.',
    does: 'Confirms the payment in words, and waits for it where it has not arrived.',
  },
  'Screens/Dashboard/Download client': {
    who: premium,
    does: 'The version on offer and its download, with progress.',
  },
  'Screens/Dashboard/Reset HWID': {
    who: premium,
    does: 'Asks an administrator to bind the licence to another computer.',
  },
  'Screens/Dashboard/Change password': {
    who: customers,
    does: 'Changes the password in a dialog of the profile menu.',
  },
  'Screens/Admin/Shell': {
    who: administrators,
    does: 'Navigation, search and figures around every admin list.',
  },
  'Screens/Admin/Command palette': {
    who: administrators,
    does: 'Goes to any admin page and starts any action by keyboard.',
  },
  'Screens/Admin/Every list': {
    who: administrators,
    does: 'What the six lists have in common: sorting, paging, selecting. Shown with one of them.',
  },
  'Screens/Admin/Every list/Copy, export, delete': {
    who: administrators,
    does: 'What can be done with rows: copied, saved as a file, deleted, one or many.',
  },
  'Screens/Admin/Products': {
    who: administrators,
    does: 'The products that subscriptions and keys belong to.',
  },
  'Screens/Admin/Products/Dialogs': { who: administrators, does: 'Creates, renames and deletes a product.' },
  'Screens/Admin/Users': {
    who: administrators,
    does: 'Every account with its role, premium, HWID and addresses.',
  },
  'Screens/Admin/Users/Dialogs': { who: administrators, does: 'Edits, bans and deletes an account.' },
  'Screens/Admin/Users/Add subscription': {
    who: administrators,
    does: 'Gives an account a product for a number of days.',
  },
  'Screens/Admin/Subscriptions': { who: administrators, does: 'Who has which product, and until when.' },
  'Screens/Admin/Subscriptions/Dialogs': {
    who: administrators,
    does: 'Moves the end of a subscription, or deletes it.',
  },
  'Screens/Admin/Keys': {
    who: administrators,
    does: 'Activation keys: which are unused, and who has redeemed the others.',
  },
  'Screens/Admin/Keys/Generate': {
    who: administrators,
    does: 'Makes a number of keys and copies them to the clipboard.',
  },
  'Screens/Admin/Keys/Hand over': {
    who: administrators,
    does: 'Gives keys to customers as links, as a message, as a table or on a printed sheet.',
  },
  'Screens/Admin/Keys/Edit': { who: administrators, does: 'Changes the code, product or duration of a key.' },
  'Screens/Admin/Keys/Delete': { who: administrators, does: 'Asks once more, then deletes a key.' },
  'Screens/Admin/Invites': {
    who: administrators,
    does: 'Invite codes: who owns them, and who has registered with them.',
  },
  'Screens/Admin/Invites/Generate': {
    who: administrators,
    does: 'Makes codes for one owner, or some for every user.',
  },
  'Screens/Admin/Invites/Edit and delete': {
    who: administrators,
    does: 'Changes or deletes an invite code.',
  },
  'Screens/Admin/HWID reset requests': { who: administrators, does: 'Who asks for another HWID, and why.' },
  'Screens/Admin/HWID reset requests/Decisions': {
    who: administrators,
    does: 'Approves or declines a request.',
  },
  'Screens/Admin/HWID reset requests/Review': {
    who: administrators,
    does: 'Goes through the pending requests one at a time.',
  },
  'Screens/Admin/Upload client': { who: administrators, does: 'Publishes a new version of the client.' },
};
