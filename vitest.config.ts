import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPackages } from './scripts/browserPackages.ts'
import { launchOptions } from './scripts/chromium.mjs'

/** In a real browser, by real clocks: one more try on a busy machine, which the report tells of; what is broken fails twice. */
const retry = 1

const optimizeDeps = { include: browserPackages() }

/** Each project has a browser of its own; they run one after the other, because two cores are soon busy. */
const chromium = (contextOptions: { reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
})

/** Every story with the toolbar at these values: it has to reach its state, and axe has to find nothing. */
const stories = (name: string, initialGlobals: Record<string, string>, groupOrder: number) => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  optimizeDeps,
  test: {
    name,
    // Nothing is in the middle of fading in when axe looks at its colours.
    browser: chromium({ reducedMotion: 'reduce' }),
    sequence: { groupOrder },
    retry,
    // Longer than a story waits for its state, which then says what is missing.
    testTimeout: 60_000,
  },
})

/** Where each kind of test runs; the table is in docs/testing.md. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // How long a worker may take to end: on a busy machine its last words come late.
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,widgets,mocks,scripts,bench}/**/*.test.ts'],
          environment: 'node',
          sequence: { groupOrder: 1 },
          // Two cores with other work on them: slow is not wrong.
          testTimeout: 20_000,
        },
      },
      {
        // Views and whatever needs a real DOM: in Chromium, over a faked network.
        publicDir: 'mocks/public',
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['{src,widgets,mocks}/**/*.test.tsx'],
          setupFiles: ['src/ui/testing/patience.ts'],
          // Longer than anything in a test is waited for, which then says what is missing.
          testTimeout: 30_000,
          browser: chromium(),
          retry,
          sequence: { groupOrder: 2 },
        },
      },
      stories('storybook', { theme: 'light', lang: 'ca' }, 3),
      // German has the longest words.
      stories('storybook-dark', { theme: 'dark', lang: 'de' }, 4),
      {
        // The built script on the newspaper's pages.
        test: {
          name: 'pages',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
