import { Builder, Capabilities, error, Key, Origin } from 'selenium-webdriver'
import type { OpenedBrowser } from './Driver.ts'
import { startWebKitDriver } from './startWebKitDriver.ts'

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
}

/** Milliseconds for a script that a page runs, which is read at once: the driver loses its answer where the page changes meanwhile. */
const SCRIPT_MS = 15_000

/** Asks once more for an answer that was lost. */
const twice = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((thrown: unknown) => {
    if (thrown instanceof error.TimeoutError) return ask()
    throw thrown
  })

/** WebKitGTK's own browser, over WebDriver. Each reader is a session of its own, which begins without cookies; the driver has one at a time. */
export async function openWebKit(): Promise<OpenedBrowser> {
  let driver = await startWebKitDriver()
  const openSession = () =>
    new Builder()
      .usingServer(driver.url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'eager',
          timeouts: { script: SCRIPT_MS },
          'webkitgtk:browserOptions': { binary: driver.binary, args: ['--automation'] },
        }),
      )
      .build()
  return {
    async openReader({ width, height }) {
      const session = await openSession().catch(async (thrown: unknown) => {
        if (!(thrown instanceof error.SessionNotCreatedError)) throw thrown
        // A session that does not end takes the driver with it.
        driver.close()
        driver = await startWebKitDriver()
        return openSession()
      })
      const window = session.manage().window()
      await window.setRect({ x: 0, y: 0, width, height })
      // The window is higher than its page by the toolbar.
      const inner = await session.executeScript<number>('return innerHeight')
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner })
      return {
        goto: (address) => session.get(address),
        reload: () => session.navigate().refresh(),
        address: () => session.getCurrentUrl(),
        ask: (tool, ...args) =>
          twice(() =>
            session.executeScript(
              'const [tool, args] = arguments; return window.browsersTools[tool](...args)',
              tool,
              args,
            ),
          ),
        async clickAt({ x, y }) {
          const place = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
          await session.actions().move(place).click().perform()
        },
        type: (text) => session.actions().sendKeys(text).perform(),
        press: (key) => session.actions().sendKeys(keys[key]).perform(),
        close: () => session.quit(),
      }
    },
    async close() {
      driver.close()
    },
  }
}
