/** All texts of the landing page (LAN-1), for a deployment to change (DEC-87). The price is the contract's. */
export const content = {
  heading: 'Software Provider',
  tagline: 'Reliable, effective, and secure',
  header: { login: 'Sign in', haveKey: 'I have a key' },
  product: {
    name: 'CS2',
    badge: 'UNDETECTED',
    text: 'Windows client and HWID resets. Pay once, nothing renews.',
    priceLabel: 'Starting from',
    action: 'GET ACCESS',
  },
  /** Reasons to buy; `shown` is a part of the dashboard with its status and that status's tone. */
  features: [
    {
      title: 'Instant Access',
      text: 'Pay or redeem a key, then download right away.',
      shown: ['30 days left', 'ACTIVE', 'success'],
    },
    {
      title: 'Fast Support',
      text: 'New PC? Request a reset. A person reviews it.',
      shown: ['HWID reset', 'APPROVED', 'success'],
    },
    {
      title: 'Easy to Use',
      text: 'One Windows app, one page for your time and keys.',
      shown: ['Windows client', '1.2.3', 'neutral'],
    },
  ],
  terms: { title: 'Terms of Service', back: 'Back to the home page' },
  footer: { login: 'Login', terms: 'Terms of Service' },
} as const;
