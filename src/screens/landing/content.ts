/**
 * All texts of the landing page (LAN-1), for a deployment to change (DEC-87). The price is part of the
 * contract.
 */
export const content = {
  heading: 'Software Provider',
  tagline: 'Reliable, effective, and secure',
  features: [
    {
      icon: 'bolt',
      title: 'Instant Access',
      text: 'Premium starts the moment your payment or key goes through.',
    },
    {
      icon: 'chat',
      title: 'Fast Support',
      text: 'New hardware? Ask for a reset on your dashboard: a person looks at it.',
    },
    {
      icon: 'spark',
      title: 'Easy to Use',
      text: 'One client for Windows, one dashboard for time left, keys and downloads.',
    },
  ],
  product: {
    name: 'CS2',
    badge: 'UNDETECTED',
    priceLabel: 'Starting from',
    action: 'GET ACCESS',
  },
  footer: { login: 'Login', terms: 'Terms of Service' },
} as const;
