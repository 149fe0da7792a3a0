import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { browserPackages } from '../browserPackages.ts'
import { testBrowser } from '../testBrowser.ts'
import type { Pictures } from './Baselines.ts'
import { readBaselines, writeBaselines } from './baselineFiles.ts'

/** Set by `npm run visual -- --update`. */
const isUpdate = process.env.VISUAL === 'update'

/** Keeps the pictures of a file as soon as it is through, because all of them take a while. A story that fails keeps its own. */
const keepNew: Reporter = {
  onTestModuleEnd(module) {
    const group = module.relativeModuleId.replace(/^.*\/|\.stories\.tsx$/g, '')
    const known = readBaselines()[group]
    const stories = [...module.children.allTests()].map((test): [string, Pictures | undefined] => [
      test.name,
      test.meta().pictures ?? known?.[test.name],
    ])
    const kept = stories.flatMap(([name, pictures]) => (pictures ? [[name, pictures] as const] : []))
    if (kept.length > 0) writeBaselines({ [group]: Object.fromEntries(kept) })
  },
}

/** Reaches every story, as the tests do, and compares what it looks like with its baseline instead of checking it. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', ...(isUpdate ? [keepNew] : [])],
    projects: [
      {
        // Accessibility has its own run.
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: { lang: 'ca', theme: 'light', a11y: { manual: true } },
          }),
        ],
        optimizeDeps: { include: browserPackages() },
        test: {
          name: 'visual',
          isolate: false,
          setupFiles: ['tools/visual/comparePictures.ts'],
          provide: {
            baselines: isUpdate ? undefined : readBaselines(),
            differing: resolve('.cache/visual'),
          },
          testTimeout: 60_000,
          // Four pictures of the longest list.
          hookTimeout: 120_000,
          browser: testBrowser({ reducedMotion: 'reduce', timezoneId: 'Europe/Madrid', locale: 'ca' }),
        },
      },
    ],
  },
})
