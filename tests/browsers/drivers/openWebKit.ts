import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
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

/** WebKitGTK's own browser, over WebDriver. Each reader is a session of its own, which begins without cookies; the driver has one at a time. */
export async function openWebKit(): Promise<OpenedBrowser> {
  const { url, binary, close } = await startWebKitDriver()
  return {
    async openReader({ width, height }) {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'eager',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
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
          session.executeScript(
            'const [tool, args] = arguments; return window.browsersTools[tool](...args)',
            tool,
            args,
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
      close()
    },
  }
}
