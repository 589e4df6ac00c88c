/**
 * All texts of the landing page (LAN-1), for a deployment to change (DEC-87). The price is part of the
 * contract.
 */
export const content = {
  heading: 'Software Provider',
  tagline: 'Reliable, effective, and secure',
  claim: 'Thirty days of the Windows client for one payment.',
  header: { login: 'Sign in' },
  product: {
    name: 'CS2',
    badge: 'UNDETECTED',
    priceLabel: 'Starting from',
    action: 'GET ACCESS',
    haveKey: 'I have a key',
    terms: 'One payment. Nothing renews.',
  },
  /** An example of the dashboard in three states; nobody's subscriptions. */
  example: {
    pause: 'Pause the example',
    active: {
      product: 'Counter-Strike 2',
      status: 'ACTIVE',
      timeLeft: '30 days left',
      until: 'until 21 December',
      action: 'Download client',
    },
    redeemed: {
      title: 'Key redeemed: 30 days added',
      text: 'Counter-Strike 2 is active until 21 December',
    },
    reset: {
      title: 'Request Pending',
      text: 'Your HWID reset request is currently under review',
    },
    others: { products: ['Rust', 'Dota 2'], status: 'INACTIVE' },
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Pay', text: 'Once, by card, or redeem a key that you were given.' },
      { title: 'Download', text: 'The client waits on your dashboard.' },
      { title: 'Play', text: 'Your dashboard shows how much time is left.' },
    ],
  },
  features: [
    { title: 'Instant Access', text: 'Premium starts the moment your payment or key goes through.' },
    {
      title: 'Fast Support',
      text: 'New hardware? Ask for a reset on your dashboard: a person looks at it.',
    },
    {
      title: 'Easy to Use',
      text: 'One client for Windows, one dashboard for time left, keys and downloads.',
    },
  ],
  terms: { title: 'Terms of Service', back: 'Back to the home page' },
  footer: { login: 'Login', terms: 'Terms of Service' },
} as const;
