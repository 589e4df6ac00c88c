export { passBotCheck, sendForm, withoutBotCheck } from './bot-check.ts';
export { catchDepartures, catchDownloads } from './browser.ts';
export { choose, expectFieldError, field, fill, retype, uploadFile } from './fields.ts';
export { findPressable, openTab, press, pressInDialog, pressInRow, rowElement } from './press.ts';
export { dialog, expectNoDialog, expectNoSidewaysScroll, expectNoToast, expectToast, userNoLongerSees, userSees, userSeesWords } from './see.ts';
