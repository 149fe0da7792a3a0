import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPackages } from '../browserPackages.ts'
import { launchOptions } from '../chromium.mjs'
import { folderOf, readSheet } from './Sheet.ts'

/** Set by `npm run sheet`. */
const sheet = readSheet(process.env.SHEET?.split(' ') ?? [])
const { lang, theme, width } = sheet

/** Reaches every story, as the tests do, and takes its picture instead of checking it. */
export default defineConfig({
  plugins: [
    // What is accessible has its own run.
    storybookTest({ configDir: '.storybook', initialGlobals: { lang, theme, a11y: { manual: true } } }),
  ],
  optimizeDeps: { include: browserPackages() },
  test: {
    name: 'sheet',
    isolate: false,
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['scripts/sheet/takePicture.ts'],
    provide: { pictures: resolve(folderOf(sheet)) },
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    browser: {
      enabled: true,
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
      headless: true,
      screenshotFailures: false,
      viewport: { width, height: 800 },
      instances: [{ browser: 'chromium' }],
    },
  },
})
