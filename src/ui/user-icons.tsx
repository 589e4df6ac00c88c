import { icon } from './icon.tsx';

// Icons of the list of users.
export const UserOffIcon = /* @__PURE__ */ icon(
  'user-off',
  <path
    d="M7.4 4.8a3.25 3.25 0 0 1 4.5 4.5M9 9.85a3.25 3.25 0 0 1-2.1-2.1M3.75 16.75a6.25 6.25 0 0 1
      6.25-6.25M3 3l14 14"
  />,
);
export const UserCheckIcon = /* @__PURE__ */ icon(
  'user-check',
  <path
    d="M4.5 6.75a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0M1.75 16.75a6 6 0 0 1 12 0m-1-8.5
      1.9 1.9 3.6-4.1"
  />,
);
