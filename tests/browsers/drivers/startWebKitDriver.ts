import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { webKitPaths } from '#tools/otherBrowsers.mjs'

/** As narrow as a phone: a window is never narrower than its toolbar. */
const NARROW =
  '* { border: 0; font-size: 6px; margin: 0; min-height: 0; min-width: 0; padding: 0; -gtk-icon-transform: scale(0.1) }'

/** WebKit asks GTK whether its reader prefers less motion. */
const CALM = '[Settings]\ngtk-enable-animations=false\n'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** @returns The number that Xvfb has found free, when it is ready. */
async function displayOf(screen: ChildProcess): Promise<string> {
  // Its third pipe is written to.
  const [number] = await once(screen.stdio[3] as Readable, 'data')
  return `:${String(number).trim()}`
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export interface WebKitDriver {
  url: string
  /** The browser's program. */
  binary: string
  close(): void
}

/** Starts WebKit's WebDriver on a screen of its own, which nobody looks at. @throws If it is not installed. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const paths = webKitPaths()
  if (!paths) throw new Error('WebKitWebDriver, MiniBrowser or Xvfb is not installed')
  const settings = mkdtempSync(join(tmpdir(), 'quiosc-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW)
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), CALM)

  const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await displayOf(screen)
  const port = await freePort()
  const driver = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
      // Nobody composes what nobody looks at: it takes a multiple of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const close = () => {
    driver.kill()
    screen.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  // A worker that ends early leaves no processes behind.
  process.once('exit', close)
  const url = `http://127.0.0.1:${port}`
  await answers(url)
  return { url, binary: paths.browser, close }
}
