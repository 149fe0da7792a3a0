import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from './chromium.mjs'

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>

/** The Chromium in which vitest shows views and stories, without pictures of what has failed. */
export const testBrowser = (contextOptions: ContextOptions = {}) => ({
  enabled: true,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
})
