import clsx from 'clsx';

/** Discord's own mark, filled as their brand asks; sized as Lucide's icons are. */
export const DiscordIcon = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className={clsx('lucide', className)}>
    <path
      d="M15.8 5.1A12.6 12.6 0 0 0 12.7 4.1l-.4.8a11.6 11.6 0 0 0-4.6 0l-.4-.8c-1.1.2-2.1.5-3.1 1
        C2.3 8 1.7 10.9 2 13.8a12.7 12.7 0 0 0 3.9 2l.8-1.3-1.3-.6.3-.3a9 9 0 0 0 8.6 0
        l.3.3-1.3.6.8 1.3a12.7 12.7 0 0 0 3.9-2c.4-3.4-.5-6.3-2.2-8.7ZM7.3 12.1c-.8 0-1.4-.7-1.4-1.6
        s.6-1.6 1.4-1.6 1.4.7 1.4 1.6-.6 1.6-1.4 1.6Zm5.4 0c-.8 0-1.4-.7-1.4-1.6
        s.6-1.6 1.4-1.6 1.4.7 1.4 1.6-.6 1.6-1.4 1.6Z"
    />
  </svg>
);
