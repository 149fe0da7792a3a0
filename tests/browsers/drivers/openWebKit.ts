import { Capabilities, error, Key, Origin, WebDriver } from 'selenium-webdriver'
import { Executor } from 'selenium-webdriver/http'
import type { OpenedBrowser } from './Driver.ts'
import { LimitedClient, SCRIPT_MS } from './LimitedClient.ts'
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

function unlessLost(thrown: unknown): void {
  if (!(thrown instanceof error.TimeoutError)) throw thrown
}

/** Asks once more for an answer that was lost. */
const twice = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((thrown: unknown) => {
    unlessLost(thrown)
    return ask()
  })

/** WebKitGTK's own browser, over WebDriver. Each reader is a session of its own, which begins without cookies; the driver has one at a time. */
export async function openWebKit(): Promise<OpenedBrowser> {
  let driver = await startWebKitDriver()
  const openSession = async () => {
    const session = WebDriver.createSession(
      new Executor(new LimitedClient(driver.url)),
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'eager',
        timeouts: { script: SCRIPT_MS },
        'webkitgtk:browserOptions': { binary: driver.binary, args: ['--automation'] },
      }),
    )
    // It is a driver at once, and fails here where there is no session.
    await session.getSession()
    return session
  }
  return {
    async openReader({ width, height }) {
      const session = await openSession().catch(async (thrown: unknown) => {
        if (!(thrown instanceof error.SessionNotCreatedError || thrown instanceof error.TimeoutError)) throw thrown
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
        // A session that has not ended is ended with the driver, before the next one.
        close: () => session.quit().catch(unlessLost),
      }
    },
    async close() {
      driver.close()
    },
  }
}
