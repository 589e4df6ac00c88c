/** The stories and tests that prove the statements about the dashboard; see proofs.ts. */
export const dashboardProofs: Record<string, string[]> = {
  'DAS-1': ['story/screens-dashboard-header--profile-menu', 'story/screens-dashboard-on-a-phone--menu'],
  'DAS-2': ['story/screens-dashboard-header--administrators-profile-menu'],
  'DAS-3': [
    'story/screens-dashboard-header--discord-linked',
    'story/screens-dashboard-header--discord-not-linked',
  ],
  'DAS-4': ['story/screens-dashboard-header--administrator'],
  'DAS-5': [
    'story/screens-dashboard-status--reset-pending',
    'story/screens-dashboard-status--tab-chosen-while-loading',
    'story/screens-dashboard-redeem-key--key-from-the-address',
    'src/screens/dashboard/panel/opening-tab.test.ts',
  ],
  'STA-1': [
    'story/screens-dashboard-status--several-products',
    'story/screens-dashboard-status--ending-soon',
    'story/screens-dashboard-status--ended-today',
    'story/screens-dashboard-status--paused',
    'src/screens/dashboard/status/standing-of.test.ts',
  ],
  'STA-2': ['story/screens-dashboard-subscriptions--typical'],
  'STA-3': [
    'story/screens-dashboard-status--reminds-a-day-before',
    'src/screens/dashboard/status/calendar-file.test.ts',
  ],
  'SUB-1': [
    'story/screens-dashboard-subscriptions--typical',
    'story/screens-dashboard-subscriptions--no-subscription',
  ],
  'SUB-2': [
    'story/screens-dashboard-subscriptions--typical',
    'src/screens/dashboard/subscriptions/time-left.test.ts',
  ],
  'SUB-3': [
    'story/screens-dashboard-subscriptions--ends-in-minutes',
    'story/screens-dashboard-subscriptions--counts-down',
  ],
  'SUB-4': ['story/screens-dashboard-subscriptions--end-date-in-a-tooltip', 'src/lib/format-date.test.ts'],
  'SUB-5': [
    'story/screens-dashboard-subscriptions--no-products-available',
    'story/screens-dashboard-subscriptions--failed-to-fetch-data',
  ],
  'SUB-6': [
    'story/screens-dashboard-subscriptions--typical',
    'src/screens/dashboard/subscriptions/rows-of.test.ts',
  ],
  'SUB-7': [
    'story/screens-dashboard-back-from-the-checkout--paid-meanwhile',
    'src/screens/dashboard/subscriptions/use-changed-rows.test.ts',
  ],
  'SUB-8': [
    'src/screens/dashboard/subscriptions/use-read-at-end.test.ts',
    'apps/web/subscription-end.test.tsx',
  ],
  'INV-1': ['story/screens-dashboard-invitation-codes--open', 'story/outcomes-dashboard--invites'],
  'INV-2': ['story/screens-dashboard-invitation-codes--code-copied-to-clipboard'],
  'BUY-1': [
    'story/screens-dashboard-buy-with-stripe--leaves-for-the-checkout',
    'story/screens-dashboard-buy-with-stripe--nothing-picked-and-continued',
    'story/screens-dashboard-buy-with-stripe--duration-alone',
  ],
  'BUY-2': [
    'story/screens-dashboard-buy-with-stripe--failed-to-create-checkout-session',
    'story/outcomes-dashboard--checkout',
  ],
  'BUY-4': ['src/screens/dashboard/panel/use-checkout.test.tsx'],
  'BUY-3': [
    'story/screens-dashboard-back-from-the-checkout--already-paid',
    'src/screens/dashboard/use-return-from-checkout.test.tsx',
  ],
  'BUY-5': [
    'story/screens-dashboard-back-from-the-checkout--payment-awaited',
    'story/screens-dashboard-back-from-the-checkout--already-paid',
    'story/screens-dashboard-back-from-the-checkout--not-confirmed',
    'story/screens-dashboard-redeem-key--gives-premium',
  ],
  'RED-1': ['story/screens-dashboard-redeem-key--redeeming', 'src/screens/dashboard/delays.test.tsx'],
  'RED-2': [
    'story/screens-dashboard-redeem-key--gives-premium',
    'story/screens-dashboard-redeem-key--failed-to-redeem-key',
  ],
  'RED-3': [
    'story/flows-customer--comes-by-a-link-with-a-key',
    'story/screens-dashboard-redeem-key--key-from-the-address',
    'src/session/guards.test.tsx',
    'src/session/key-link.test.ts',
  ],
  'DOW-1': ['story/screens-dashboard-download-client--gated'],
  'DOW-2': [
    'story/screens-dashboard-download-client--ready',
    'story/screens-dashboard-download-client--preparing',
    'story/outcomes-dashboard--download',
  ],
  'DOW-3': ['story/screens-dashboard-download-client--download-failed', 'story/outcomes-dashboard--download'],
  'HWR-1': [
    'story/screens-dashboard-reset-hwid--submits',
    'story/screens-dashboard-reset-hwid--request-pending',
  ],
  'HWR-2': ['story/screens-dashboard-reset-hwid--submits'],
  'PAS-1': ['story/flows-customer--changes-the-password'],
  'PAS-2': [
    'story/flows-customer--changes-the-password',
    'story/screens-dashboard-change-password--failed-to-change-password',
  ],
};
