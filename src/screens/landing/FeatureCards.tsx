import { BoltIcon, ChatIcon, SparkIcon } from '#src/ui/public-icons.tsx';
import { content } from './content.ts';

const icons = { bolt: BoltIcon, chat: ChatIcon, spark: SparkIcon };

/** The three feature cards (LAN-1). */
export function FeatureCards() {
  return (
    <ul className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-8 px-5 pt-6 pb-12 sm:px-8 md:grid-cols-3 lg:pb-16">
      {content.features.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className="flex gap-4 md:block">
            <Icon size={22} className="mt-0.5 shrink-0 text-accent-text" />
            <div className="md:mt-4">
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="mt-1 max-w-sm text-base text-muted text-pretty">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
