import { icon } from './icon.tsx';

// What landing and sign-in show; apart from the rest, because visitors pay for nothing that they do not see.
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
export const SparkIcon = /* @__PURE__ */ icon(
  'spark',
  <path
    d="M10 2.75c.5 4.25 2.75 6.5 7.25 7.25-4.5.75-6.75 3-7.25 7.25-.5-4.25-2.75-6.5-7.25-7.25
      C7.25 9.25 9.5 7 10 2.75Z"
  />,
);
export const WindowIcon = /* @__PURE__ */ icon(
  'window',
  <>
    <rect x="2.75" y="3.75" width="14.5" height="12.5" rx="2" />
    <path d="M2.75 7.75h14.5M5.5 5.75h.01M8 5.75h.01M6.5 12.5l1.75 1.75 4-4" />
  </>,
);
export const BoltIcon = /* @__PURE__ */ icon(
  'bolt',
  <path d="M11 2.75 4.5 11.25h4.75L8.5 17.25l7-8.75h-5Z" />,
);
export const ChatIcon = /* @__PURE__ */ icon(
  'chat',
  <path d="M10 3.5c4 0 7 2.6 7 6s-3 6-7 6c-.8 0-1.6-.1-2.3-.3L4 16.75l.8-2.9A5.6 5.6 0 0 1 3 9.5c0-3.4 3-6 7-6Z" />,
);
