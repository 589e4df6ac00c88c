/** The proofs of the statements about the mock backend and its panel; see proofs.ts. */
export const mockProofs: Record<string, string[]> = {
  'LOG-1': ['mocks/log/log.test.ts'],
  'LOG-2': ['mocks/log/log.test.ts'],
  'LOG-3': ['mocks/log/log.test.ts', 'mocks/log/as-story.test.ts'],
  'LOG-4': ['mocks/transports/http.test.ts'],
  'MOC-1': ['mocks/control/control.test.ts', 'apps/demo/page-clock.test.ts', 'apps/demo/clock.test.ts'],
  'MOC-2': ['mocks/control/control.test.ts'],
  'MOC-3': ['mocks/faults/faults.test.ts', 'mocks/transports/http-faults.test.ts'],
  'MOC-4': ['mocks/control/state-link.test.ts', 'apps/demo/e2e/state-links.spec.ts'],
  'PAN-1': ['apps/demo/panel/DemoPanel.test.tsx'],
  'PAN-2': ['apps/demo/panel/DemoPanel.test.tsx'],
  'PAN-3': ['apps/demo/panel/DemoPanel.test.tsx'],
  'PAN-4': ['apps/demo/panel/DemoPanel.test.tsx'],
  'PAN-5': ['apps/demo/e2e/static-demo.spec.ts', 'mocks/control/saved-state.test.ts'],
  'PAN-6': ['apps/demo/panel/DemoPanel.test.tsx'],
  'PAN-7': ['.storybook/e2e/mock-panel.spec.ts', '.storybook/story-state.test.ts'],
  'PAN-8': ['.storybook/e2e/mock-panel.spec.ts', '.storybook/story-state.test.ts'],
};
