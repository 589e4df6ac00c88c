/** Words by which somebody may search for an icon that is named after what it shows. */
export const iconWords: Record<string, string> = {
  XIcon: 'close cancel clear dismiss', MenuIcon: 'hamburger navigation', CheckIcon: 'done tick ok', CheckCircleIcon: 'success done', TrashIcon: 'delete remove',
  BanIcon: 'forbid block', EditIcon: 'change pencil rename', PlusIcon: 'add create new', CopyIcon: 'clipboard duplicate', KeyIcon: 'licence activation code',
  TicketIcon: 'invite code', LayersIcon: 'subscriptions', BoxIcon: 'product package', CpuIcon: 'hardware hwid', FingerprintIcon: 'hwid identity', ClockIcon: 'time left expiry',
  EyeIcon: 'show reveal password', EyeOffIcon: 'hide password', LogoutIcon: 'sign out leave', LockIcon: 'locked premium password', ShieldIcon: 'secure admin role',
  WarningIcon: 'caution failed', ErrorIcon: 'failed alert', InfoIcon: 'note hint', RefreshIcon: 'retry reload again', ColumnsIcon: 'table hide', CardIcon: 'payment stripe buy',
  FileIcon: 'document', InboxIcon: 'empty nothing', HomeIcon: 'start dashboard', CommandIcon: 'palette keyboard shortcut', EnterIcon: 'return keyboard', TrendUpIcon: 'rising growth',
  TrendDownIcon: 'falling loss', UploadIcon: 'send file client', DownloadIcon: 'save file client export csv', SearchIcon: 'find filter', UserIcon: 'person profile account',
  UsersIcon: 'people customers', SunIcon: 'light theme', MoonIcon: 'dark theme', SparkIcon: 'easy new', BoltIcon: 'instant fast', ChatIcon: 'support message',
  ChevronsUpDownIcon: 'sort select', ArrowUpIcon: 'ascending', ArrowDownIcon: 'descending', ArrowRightIcon: 'next go', DiscordIcon: 'chat link brand',
};
