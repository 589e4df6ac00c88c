import { Mono } from '#src/ui/Mono.tsx';
import preview from '#storybook/preview.tsx';
import { tokensOf, valueOf } from './read-tokens.ts';

const meta = preview.meta({ title: 'Foundations/Type' });

/** Instrument Sans for words. Weight and size make the order, boxes do not. */
export const Scale = meta.story({
  render: () => (
    <div className="grid gap-5">
      {tokensOf('text').reverse().map((name) => (
        <div key={name} className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
          <span className="mono text-xs text-muted">{name} · {valueOf(name)}</span>
          <span className="truncate font-semibold" style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)`, letterSpacing: `var(--${name}--letter-spacing, normal)` }}>
            Reliable, effective, and secure
          </span>
        </div>
      ))}
    </div>
  ),
});

export const Weights = meta.story({
  render: () => <div className="grid gap-2 text-lg">{[400, 500, 600, 700].map((weight) => <p key={weight} style={{ fontWeight: weight }}>{weight} Activation keys, subscriptions, invites</p>)}</div>,
});

/** JetBrains Mono for what is compared character by character: codes, ids, addresses, amounts. */
export const Codes = meta.story({
  render: () => <div className="grid gap-2">{['9F2K-0A1B-77C0-11D4', '0O 1lI 5S 8B', '192.168.14.203', '€2.49'].map((code) => <p key={code}><Mono>{code}</Mono></p>)}</div>,
});

/** Until the fonts are here their fallbacks stand in, at the same width and line: nothing moves when they arrive. */
export const Fallbacks = meta.story({
  render: () => (
    <div className="grid gap-4 text-lg">
      {['Instrument Sans Variable', 'Instrument Sans Fallback', 'JetBrains Mono Variable', 'JetBrains Mono Fallback'].map((family) => (
        <p key={family} style={{ fontFamily: `'${family}'` }}>{family}: Instant access, fast support, easy to use</p>
      ))}
    </div>
  ),
});
