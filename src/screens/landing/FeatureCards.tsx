import { BoltIcon, ChatIcon, WindowIcon } from '#src/ui/public-icons.tsx';
import { content } from './content.ts';

const icons = { bolt: BoltIcon, chat: ChatIcon, window: WindowIcon };

/** The three feature cards (LAN-1). */
export function FeatureCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
      {content.features.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className="flex gap-4 rounded-xl bg-raised p-5 ring-1 ring-line md:block lg:p-6">
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
              <Icon size={22} />
            </span>
            <div className="md:mt-5">
              <h2 className="text-xl font-semibold">{title}</h2>
              <p className="mt-1.5 max-w-sm text-base text-muted text-pretty">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
