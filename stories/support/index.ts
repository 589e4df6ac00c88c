export * from './accounts.ts';
export * from './bot-check.ts';
export * from './browser.ts';
export * from './dashboard.ts';
export * from './fields.ts';
export * from './phone.ts';
export * from './press.ts';
export * from './see.ts';
