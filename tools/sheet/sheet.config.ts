import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { browserPackages } from '../browserPackages.ts'
import { testBrowser } from '../testBrowser.ts'
import { folderOf, readSheet } from './Sheet.ts'

/** Set by `npm run sheet`. */
const sheet = readSheet(process.env.SHEET?.split(' ').filter(Boolean) ?? [])
const { lang, theme, width } = sheet

/** Reaches every story, as the tests do, and takes its picture instead of checking it. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        // Accessibility has its own run.
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { lang, theme, a11y: { manual: true } } })],
        optimizeDeps: { include: browserPackages() },
        test: {
          name: 'sheet',
          isolate: false,
          setupFiles: ['tools/sheet/takePicture.ts'],
          provide: { pictures: resolve(folderOf(sheet)), width },
          testTimeout: 60_000,
          browser: testBrowser({ reducedMotion: 'reduce' }),
        },
      },
    ],
  },
})
