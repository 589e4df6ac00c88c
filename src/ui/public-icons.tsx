import { icon } from './icon.tsx';

// Icons of landing and sign-in; apart from the rest, because visitors pay for nothing that they do not see.
export const SunIcon = /* @__PURE__ */ icon(
  'sun',
  <>
    <circle cx="10" cy="10" r="3.25" />
    <path
      d="M10 2.5v1.75M10 15.75v1.75M2.5 10h1.75M15.75 10h1.75M4.7 4.7l1.24 1.24M14.06 14.06l1.24 1.24
        M4.7 15.3l1.24-1.24M14.06 5.94l1.24-1.24"
    />
  </>,
);
export const MoonIcon = /* @__PURE__ */ icon(
  'moon',
  <path d="M16.6 12.1A7 7 0 0 1 7.9 3.4a7 7 0 1 0 8.7 8.7Z" />,
);
