import type { BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { PersonaName } from '../../mocks/backend/personas.ts'
import { existingArticle } from '../../mocks/content/articleById.ts'
import { articlePath } from '../../mocks/content/articles.ts'
import type { Language } from '../../src/site/config/config.ts'
import type { OpenedPage } from './openPage.ts'
import { closeBrowser, openPage } from './openPage.ts'
import { startSite } from './site.ts'

/** Persona, channel and faults: the parameters of docs/newspaper.md. They apply until they are set again. */
export interface Scenario {
  persona?: PersonaName
  fault?: string
  engine?: 'react' | 'lite'
  lang?: Language
  app?: 'android' | 'ios'
  theme?: 'dark'
}

/** An article's path. */
export const article = (id: string) => articlePath(existingArticle(id))

/** In milliseconds. A journey has many steps, and machines may be busy; a single wait fails sooner. */
const JOURNEY_MS = 60_000
const WAIT_MS = 15_000

/** Runs the newspaper for one test file and closes every reader's browser context after each test. */
export function startNewspaper() {
  vi.setConfig({ testTimeout: JOURNEY_MS, expect: { poll: { timeout: WAIT_MS } } })
  let site: Awaited<ReturnType<typeof startSite>>
  const readers: OpenedPage[] = []

  beforeAll(async () => {
    site = await startSite()
  })
  afterEach(async () => {
    for (const { context } of readers.splice(0)) await context.close()
  })
  afterAll(async () => {
    await closeBrowser()
    await site.close()
  })

  /** The newspaper stores the parameters in a cookie and redirects to the plain path. */
  const address = (path: string, { persona = 'anonymous', ...others }: Scenario = {}) => {
    const url = new URL(path, site.url)
    for (const [name, value] of Object.entries({ persona, ...others })) url.searchParams.set(name, value)
    return url.href
  }

  /** A new browser context without an open page. */
  const reader = async (options: BrowserContextOptions = {}) => {
    const opened = await openPage(options)
    opened.context.setDefaultTimeout(WAIT_MS)
    readers.push(opened)
    return opened
  }

  return {
    url: () => site.url,
    address,
    reader,
    /** A reader opens a page. */
    async read(path: string, scenario?: Scenario) {
      const opened = await reader()
      await opened.page.goto(address(path, scenario))
      return opened
    },
  }
}
