export { credentials, newAccount, signInPrompt } from './accounts.ts';
export { expectFormReady, passBotCheck, sendForm, withBotCheckThat, withoutBotCheck } from './bot-check.ts';
export { catchDepartures, catchDownloads } from './browser.ts';
export {
  dashboardMeta,
  fillInNewPassword,
  openProfileMenu,
  openTab,
  redeem,
  requestReset,
  unfoldHeader,
  unusedKey,
} from './dashboard.ts';
export { choose, chooseByKeys, enterIn, executable, expectFieldError, fill, uploadFile } from './fields.ts';
export { phoneViewport } from './phone.ts';
export {
  findPressable,
  press,
  pressInDialog,
  pressInRow,
  pressMore,
  pressWithShift,
  rowAction,
  rowElement,
} from './press.ts';
export {
  isTextShown,
  dialog,
  expectNoDialog,
  expectNoSidewaysScroll,
  expectNoToast,
  expectToast,
  userSees,
  userSeesWords,
} from './see.ts';
