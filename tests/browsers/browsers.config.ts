import { defineConfig } from 'vitest/config'
import { CONDITION_MS, TEST_MS } from '#testing/limits.ts'
import { summaryReporter } from '#tools/tasks/summaryReporter.ts'

const { TEST_SUMMARY } = process.env

/** `npm run browsers`: the built script in browsers other than Chromium (docs/testing.md, “Other browsers”). */
export default defineConfig({
  test: {
    // Two files, each with browsers of its own.
    maxWorkers: 2,
    ...(TEST_SUMMARY ? { reporters: ['default', summaryReporter(TEST_SUMMARY)] } : {}),
    teardownTimeout: TEST_MS,
    expect: { poll: { timeout: CONDITION_MS } },
    projects: [
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['testing/waitLimit.ts'],
          isolate: false,
          // WebKit draws without a graphics card.
          testTimeout: 3 * TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
    ],
  },
})
