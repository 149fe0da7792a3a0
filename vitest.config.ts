import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { isProof } from './testing/byTier.ts'
import { CONDITION_MS, TEST_MS } from './testing/limits.ts'
import { pressAt, typeOver } from './testing/mouse/mouseCommands.ts'
import { browserPackages } from './tools/browserPackages.ts'
import { islandSheets } from './tools/build/sheets.ts'
import { changedProvider } from './tools/tasks/changedProvider.ts'
import { summaryReporter } from './tools/tasks/summaryReporter.ts'
import { testBrowser } from './tools/testBrowser.ts'

/**
 * As many workers as cores, for the files in Node and once more for those in a browser: while a test waits for its browser, another one works. With more, a
 * tenth of the time goes into frames and conditions of pages that wait for their turn. More than eight only wait for each other.
 */
const maxWorkers = Math.min(8, availableParallelism())

/** The path at which `npm test` expects the summary. */
const { TEST_SUMMARY } = process.env

/** A test of the proof may show hundreds of states. */
const PROOF_MS = 30 * 60_000

/** The few states of a change are checked as thoroughly as all of them in the proof. */
const checksAllOfStories = isProof || process.argv.includes('--changed')

/** The same for every project: limits end what hangs, and a slow machine is not wrong. */
const limits = { testTimeout: TEST_MS, hookTimeout: TEST_MS }

const production = { 'process.env.NODE_ENV': '"production"' }

/** Views take all their cases in the proof, too. */
const tier = { 'process.env.TIER': JSON.stringify(process.env.TIER ?? '') }

const optimizeDeps = { include: browserPackages() }

/** React as readers have it, which takes a tenth of the time off. Its development build checks hooks and keys. */
const productionReact = {
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { ...optimizeDeps, rolldownOptions: { transform: { define: production } } },
}

/**
 * Each project has a browser of its own, with a page for each worker. A page keeps the modules of the files before, which saves a fifth of the time:
 * they hold no state (tools/checks/moduleState.ts), and tests remove what they put on the page.
 */
const browser = () => ({ ...testBrowser({ reducedMotion: 'reduce' }), commands: { pressAt, typeOver } })

/** The projects, and where each kind of test runs; the table is in docs/testing.md. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers,
    experimental: { vcsProvider: changedProvider },
    ...(TEST_SUMMARY ? { reporters: ['default', summaryReporter(TEST_SUMMARY)] } : {}),
    // How long a worker may take to end: on a busy machine its last messages arrive late.
    teardownTimeout: TEST_MS,
    expect: { poll: { timeout: CONDITION_MS } },
    projects: [
      {
        plugins: [islandSheets],
        test: {
          name: 'unit',
          include: ['{src,widgets,cli,preview,server,stage,mocks,newspaper,tools,bench,stories}/**/*.test.ts'],
          environment: 'node',
          // A worker keeps the modules of the files before: they hold no state (tools/checks/moduleState.ts).
          isolate: false,
          setupFiles: ['testing/waitLimit.ts'],
          ...limits,
        },
      },
      {
        // Views and whatever needs a real DOM: in Chromium, over a faked network.
        publicDir: 'mocks/public',
        plugins: [islandSheets],
        ...productionReact,
        define: { ...production, ...tier },
        test: {
          name: 'browser',
          include: ['{src,widgets,preview,stage,mocks,stories,testing}/**/*.test.tsx'],
          setupFiles: [
            'testing/waitLimit.ts',
            'testing/testingLibrary.ts',
            'testing/realTimers.ts',
            'testing/clearStorage.ts',
            'testing/endFades.ts',
            'testing/focusPage.ts',
            'testing/webFont.ts',
            'testing/mouse/pressAtOnce.ts',
          ],
          isolate: false,
          ...limits,
          // Tests of motion ask for it (testing/allowMotion.ts): painting transitions would take the others a seventh of their time.
          browser: browser(),
        },
      },
      {
        // Every story has to reach its state, and axe has to find nothing in either theme. German has the longest words; in its own form of dates they show
        // whether any part of a widget writes one by itself.
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: { lang: 'de', bothThemes: true, everyState: checksAllOfStories, formats: 'language' },
          }),
        ],
        ...(checksAllOfStories ? { optimizeDeps } : productionReact),
        test: {
          name: 'storybook',
          isolate: false,
          // No transition is running when axe checks colours.
          browser: browser(),
          ...limits,
        },
      },
      {
        // The built script on the newspaper's pages.
        plugins: [islandSheets],
        test: {
          name: 'pages',
          include: ['tests/**/*.test.ts'],
          // Tests that guard a release alone (docs/testing.md, “Three tiers”), and those that have a run of their own.
          exclude: ['tests/browsers/{journeys,pages}.test.ts', ...(isProof ? [] : ['tests/proof/**'])],
          environment: 'node',
          setupFiles: ['testing/waitLimit.ts'],
          isolate: false,
          ...limits,
          ...(isProof ? { testTimeout: PROOF_MS } : {}),
        },
      },
    ],
  },
})
