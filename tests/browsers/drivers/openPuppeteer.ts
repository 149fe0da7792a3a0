import { chromium } from 'playwright'
import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import { launchOptions } from '#tools/chromium.mjs'
import { firefoxPath } from '#tools/otherBrowsers.mjs'
import type { OpenedBrowser } from './Driver.ts'

/** Both prefer less motion, because a box on its way is nowhere; and Chromium's letters are as wide as the font says, as elsewhere. */
const launches: Record<'chromium' | 'firefox', () => LaunchOptions> = {
  chromium() {
    const { args, executablePath = chromium.executablePath() } = launchOptions()
    return {
      browser: 'chrome',
      executablePath,
      args: [...args, '--force-prefers-reduced-motion', '--font-render-hinting=none'],
    }
  },
  firefox: () => ({
    browser: 'firefox',
    executablePath: firefoxPath() ?? '',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  }),
}

/** Chromium, over its own protocol, and Firefox, over WebDriver BiDi. */
export async function openPuppeteer(name: 'chromium' | 'firefox'): Promise<OpenedBrowser> {
  const browser = await puppeteer.launch({ headless: true, ...launches[name]() })
  return {
    async openReader(viewport) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(viewport)
      return {
        async goto(url) {
          await page.goto(url, { waitUntil: 'domcontentloaded' })
        },
        async reload() {
          await page.reload({ waitUntil: 'domcontentloaded' })
        },
        address: async () => page.url(),
        // The function is the page's.
        ask: (tool, ...args) =>
          page.evaluate((asked, given) => Reflect.apply(window.browsersTools[asked], undefined, given), tool, args),
        clickAt: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
