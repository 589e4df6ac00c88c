import { icon } from './icon.tsx';

export const MenuIcon = /* @__PURE__ */ icon('menu', <path d="M3 6h14M3 10h14M3 14h14" />);
export const XIcon = /* @__PURE__ */ icon('x', <path d="m5 5 10 10M15 5 5 15" />);
export const FilterIcon = /* @__PURE__ */ icon('filter', <path d="M3.5 5.5h13M6 10h8M8.5 14.5h3" />);
export const SearchIcon = /* @__PURE__ */ icon(
  'search',
  <>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.75 12.75 4 4" />
  </>,
);
export const ChevronDownIcon = /* @__PURE__ */ icon('chevron-down', <path d="m5.5 8 4.5 4.5L14.5 8" />);
export const ChevronLeftIcon = /* @__PURE__ */ icon('chevron-left', <path d="M12 5.5 7.5 10l4.5 4.5" />, {
  points: true,
});
export const ChevronRightIcon = /* @__PURE__ */ icon('chevron-right', <path d="m8 5.5 4.5 4.5L8 14.5" />, {
  points: true,
});
export const ChevronsLeftIcon = /* @__PURE__ */ icon(
  'chevrons-left',
  <path d="M14.5 5.5 10 10l4.5 4.5M9 5.5 4.5 10 9 14.5" />,
  { points: true },
);
export const ChevronsRightIcon = /* @__PURE__ */ icon(
  'chevrons-right',
  <path d="M5.5 5.5 10 10l-4.5 4.5M11 5.5l4.5 4.5-4.5 4.5" />,
  { points: true },
);
export const ChevronsUpDownIcon = /* @__PURE__ */ icon(
  'chevrons-up-down',
  <path d="m6.5 7.75 3.5-3.5 3.5 3.5M6.5 12.25l3.5 3.5 3.5-3.5" />,
);
export const ArrowUpIcon = /* @__PURE__ */ icon('arrow-up', <path d="M10 16V4M5 9l5-5 5 5" />);
export const ArrowDownIcon = /* @__PURE__ */ icon('arrow-down', <path d="M10 4v12M5 11l5 5 5-5" />);
export const EnterIcon = /* @__PURE__ */ icon(
  'enter',
  <path d="M16 4.5v4a2.5 2.5 0 0 1-2.5 2.5H4.5M8 7.5 4.5 11 8 14.5" />,
);
export const TrendUpIcon = /* @__PURE__ */ icon('trend-up', <path d="M6 14 14 6M7.5 6H14v6.5" />);
export const TrendDownIcon = /* @__PURE__ */ icon('trend-down', <path d="m6 6 8 8M14 7.5V14H7.5" />);
export const CopyIcon = /* @__PURE__ */ icon(
  'copy',
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
    <path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7" />
  </>,
);
export const CheckIcon = /* @__PURE__ */ icon('check', <path d="m4.5 10.5 3.75 3.75 7.25-8" />);
export const CheckCircleIcon = /* @__PURE__ */ icon(
  'check-circle',
  <>
    <circle cx="10" cy="10" r="7.25" />
    <path d="m6.9 10.3 2.2 2.2 4-4.4" />
  </>,
);
export const PlusIcon = /* @__PURE__ */ icon('plus', <path d="M10 4.5v11M4.5 10h11" />);
export const EditIcon = /* @__PURE__ */ icon(
  'edit',
  <path d="m12.25 4.75 3 3M3.75 16.25l.6-3.2 8.5-8.5a1.6 1.6 0 0 1 2.25 0l.35.35a1.6 1.6 0 0 1 0 2.25l-8.5 8.5Z" />,
);
export const TrashIcon = /* @__PURE__ */ icon(
  'trash',
  <path
    d="M3.75 5.75h12.5M8 5.75V4.5A1.25 1.25 0 0 1 9.25 3.25h1.5A1.25 1.25 0 0 1 12 4.5v1.25M5.25 5.75
      l.65 9.1a2 2 0 0 0 2 1.9h4.2a2 2 0 0 0 2-1.9l.65-9.1M8.4 9v4.5M11.6 9v4.5"
  />,
);
export const UploadIcon = /* @__PURE__ */ icon(
  'upload',
  <path d="M10 12.5V3.75M6.25 7.25 10 3.5l3.75 3.75M3.5 12.5v2a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-2" />,
);
export const DownloadIcon = /* @__PURE__ */ icon(
  'download',
  <path d="M10 3.5v8.75M6.25 8.75 10 12.5l3.75-3.75M3.5 12.5v2a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-2" />,
);
export const KeyIcon = /* @__PURE__ */ icon(
  'key',
  <>
    <circle cx="6.5" cy="13.5" r="3.25" />
    <path d="m8.9 11.1 7.35-7.35M12.5 7.5l2.25 2.25M14.75 5.25 16.5 7" />
  </>,
);
export const UserIcon = /* @__PURE__ */ icon(
  'user',
  <>
    <circle cx="10" cy="6.75" r="3.25" />
    <path d="M3.75 16.75a6.25 6.25 0 0 1 12.5 0" />
  </>,
);
export const UsersIcon = /* @__PURE__ */ icon(
  'users',
  <>
    <circle cx="7.75" cy="7" r="3" />
    <path d="M2.25 16.25a5.5 5.5 0 0 1 11 0M13 4.3a3 3 0 0 1 0 5.4M15 11.6a5.5 5.5 0 0 1 2.75 4.65" />
  </>,
);
export const BoxIcon = /* @__PURE__ */ icon(
  'box',
  <path d="M10 2.75 16.5 6.2v7.6L10 17.25 3.5 13.8V6.2ZM3.75 6.4 10 9.75l6.25-3.35M10 9.75v7.25" />,
);
export const TicketIcon = /* @__PURE__ */ icon(
  'ticket',
  <path
    d="M3 5.5h14v2.75a1.75 1.75 0 0 0 0 3.5v2.75H3v-2.75a1.75 1.75 0 0 0 0-3.5ZM12 5.5v1.25M12 9.25
      v1.5M12 13.25v1.25"
  />,
);
export const LayersIcon = /* @__PURE__ */ icon(
  'layers',
  <path d="m10 3 7 3.75-7 3.75-7-3.75ZM3.25 10.25 10 13.85l6.75-3.6M3.25 13.5 10 17.1l6.75-3.6" />,
);
export const CpuIcon = /* @__PURE__ */ icon(
  'cpu',
  <>
    <rect x="5.25" y="5.25" width="9.5" height="9.5" rx="1.75" />
    <path
      d="M8.25 8.25h3.5v3.5h-3.5zM7.75 5.25V2.75M12.25 5.25V2.75M7.75 17.25v-2.5M12.25 17.25v-2.5
        M5.25 7.75h-2.5M5.25 12.25h-2.5M17.25 7.75h-2.5M17.25 12.25h-2.5"
    />
  </>,
);
export const ClockIcon = /* @__PURE__ */ icon(
  'clock',
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 5.75V10l2.75 1.75" />
  </>,
);
export const EyeIcon = /* @__PURE__ */ icon(
  'eye',
  <>
    <path d="M2.25 10S5 4.75 10 4.75 17.75 10 17.75 10 15 15.25 10 15.25 2.25 10 2.25 10Z" />
    <circle cx="10" cy="10" r="2.25" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'eye-off',
  <path
    d="M8.2 5a7 7 0 0 1 1.8-.25c5 0 7.75 5.25 7.75 5.25a13 13 0 0 1-1.9 2.5M5.6 6.3
      A13 13 0 0 0 2.25 10S5 15.25 10 15.25a7.6 7.6 0 0 0 4.1-1.2M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2M3 3
      l14 14"
  />,
);
export const LogoutIcon = /* @__PURE__ */ icon(
  'logout',
  <path d="M8 3.5H5.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2H8M12.75 13.75 16.5 10l-3.75-3.75M16.25 10H7.75" />,
  { points: true },
);
export const LockIcon = /* @__PURE__ */ icon(
  'lock',
  <>
    <rect x="4.25" y="8.75" width="11.5" height="8" rx="2" />
    <path d="M6.75 8.75V6.5a3.25 3.25 0 0 1 6.5 0v2.25M10 12v1.5" />
  </>,
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'shield',
  <path d="M10 2.75 16 5v4.5c0 3.6-2.5 6.4-6 7.75-3.5-1.35-6-4.15-6-7.75V5ZM7.25 9.9l2 2 3.6-3.8" />,
);
export const WarningIcon = /* @__PURE__ */ icon(
  'warning',
  <path
    d="M8.7 3.7 2.4 14.5A1.5 1.5 0 0 0 3.7 16.75h12.6a1.5 1.5 0 0 0 1.3-2.25L11.3 3.7
      a1.5 1.5 0 0 0-2.6 0ZM10 7.75v3.5M10 13.9v.01"
  />,
);
export const ErrorIcon = /* @__PURE__ */ icon(
  'error',
  <>
    <circle cx="10" cy="10" r="7.25" />
    <path d="M10 6.25v4.5M10 13.5v.01" />
  </>,
);
export const InfoIcon = /* @__PURE__ */ icon(
  'info',
  <path d="M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0-14.5 0ZM10 9.25v4.5M10 6.5v.01" />,
);
export const RefreshIcon = /* @__PURE__ */ icon(
  'refresh',
  <path d="M16.25 4v3.75H12.5M16 7.75A6.5 6.5 0 1 0 16.5 11" />,
);
export const ColumnsIcon = /* @__PURE__ */ icon(
  'columns',
  <>
    <rect x="3.25" y="4" width="13.5" height="12" rx="2" />
    <path d="M7.75 4v12M12.25 4v12" />
  </>,
);
export const FileIcon = /* @__PURE__ */ icon(
  'file',
  <path d="M11.5 2.75H6.25a2 2 0 0 0-2 2v10.5a2 2 0 0 0 2 2h7.5a2 2 0 0 0 2-2V7ZM11.5 2.75V7h4.25" />,
);
export const InboxIcon = /* @__PURE__ */ icon(
  'inbox',
  <path
    d="M3 11.25 5.2 5a1.75 1.75 0 0 1 1.65-1.17h6.3A1.75 1.75 0 0 1 14.8 5L17 11.25v3.25
      a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 14.5ZM3.25 11.25h3.5l1 2h4.5l1-2h3.5"
  />,
);
export const HomeIcon = /* @__PURE__ */ icon(
  'home',
  <path d="m3 9.25 7-6 7 6M5 7.75v7a1.75 1.75 0 0 0 1.75 1.75h6.5A1.75 1.75 0 0 0 15 14.75v-7M8.25 16.5v-4h3.5v4" />,
);
/** Discord's own mark, filled as their brand asks. */
export const DiscordIcon = /* @__PURE__ */ icon(
  'discord',
  <path
    fill="currentColor"
    stroke="none"
    d="M15.8 5.1A12.6 12.6 0 0 0 12.7 4.1l-.4.8a11.6 11.6 0 0 0-4.6 0l-.4-.8c-1.1.2-2.1.5-3.1 1
        C2.3 8 1.7 10.9 2 13.8a12.7 12.7 0 0 0 3.9 2l.8-1.3-1.3-.6.3-.3a9 9 0 0 0 8.6 0
        l.3.3-1.3.6.8 1.3a12.7 12.7 0 0 0 3.9-2c.4-3.4-.5-6.3-2.2-8.7ZM7.3 12.1c-.8 0-1.4-.7-1.4-1.6
        s.6-1.6 1.4-1.6 1.4.7 1.4 1.6-.6 1.6-1.4 1.6Zm5.4 0c-.8 0-1.4-.7-1.4-1.6
        s.6-1.6 1.4-1.6 1.4.7 1.4 1.6-.6 1.6-1.4 1.6Z"
  />,
);

/** The key of Apple's keyboards, which is in no font of ours. */
export const CommandIcon = /* @__PURE__ */ icon(
  'command',
  <path
    d="M7.5 7.5h5v5h-5zM7.5 7.5H6a2 2 0 1 1 1.5-2ZM12.5 7.5V5.5a2 2 0 1 1 1.5 2ZM12.5 12.5H14
      a2 2 0 1 1-1.5 2ZM7.5 12.5v2a2 2 0 1 1-1.5-2Z"
  />,
);
