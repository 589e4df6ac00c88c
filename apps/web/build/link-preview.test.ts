import type { HtmlTagDescriptor, ResolvedConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { linkPreview } from './link-preview.ts';

/** Returns tags that the build writes: key → content. */
function tagsOf(env: Record<string, string>, base = '/'): Record<string, unknown> {
  const plugin = linkPreview() as unknown as {
    configResolved(config: Partial<ResolvedConfig>): void;
    transformIndexHtml(): HtmlTagDescriptor[];
  };
  plugin.configResolved({ base, env });
  return Object.fromEntries(
    plugin.transformIndexHtml().map(({ attrs }) => [attrs!.name ?? attrs!.property, attrs!.content]),
  );
}

describe('the preview of a link (LAN-4)', () => {
  it('has title, description and picture of the landing page', () => {
    expect(tagsOf({})).toMatchObject({
      'og:title': 'Software Provider',
      description: 'Reliable, effective, and secure. Instant Access, Fast Support, Easy to Use.',
      'og:image': '/link-preview.png',
    });
    expect(tagsOf({})).not.toHaveProperty('og:url');
  });

  it('has whole addresses where the origin is configured', () => {
    expect(tagsOf({ VITE_SITE_ORIGIN: 'https://tool.example' }, '/x/')).toMatchObject({
      'og:url': 'https://tool.example/x/',
      'og:image': 'https://tool.example/x/link-preview.png',
    });
  });
});
