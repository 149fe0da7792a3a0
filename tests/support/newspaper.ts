import type { BrowserContextOptions, Page, ViewportSize } from 'playwright'
import { afterEach, beforeAll } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { existingArticle } from '#newspaper/content/articleById.ts'
import { articlePath } from '#newspaper/content/articles.ts'
import { CONDITION_MS } from '#testing/limits.ts'
import { type OpenedPage, openPage } from './openPage.ts'
import { reusePage } from './reusePage.ts'
import { openSite } from './site.ts'

/** Persona, channel and faults: the parameters of docs/newspaper.md. They apply until they are set again. */
export interface Scenario {
  persona?: PersonaName
  fault?: string
  engine?: 'react' | 'lite'
  lang?: Language
  app?: 'android' | 'ios'
  theme?: 'dark'
}

/** How a page is looked at that many tests look at one after the other. */
export interface Look extends Scenario {
  viewport?: ViewportSize
}

/** An article's path. */
export const article = (id: string) => articlePath(existingArticle(id))

/** The newspaper for one test file; every reader's browser context is closed after each test. */
export function startNewspaper() {
  let site: Awaited<ReturnType<typeof openSite>>
  const readers: OpenedPage[] = []

  beforeAll(async () => {
    site = await openSite()
  })
  afterEach(async () => {
    for (const { page, context } of readers.splice(0)) {
      // A request that was held or changed may still be on its way: its route fails with the page that asked.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
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
    opened.context.setDefaultTimeout(CONDITION_MS)
    readers.push(opened)
    return opened
  }

  return {
    url: () => site.url,
    address,
    reader,
    /**
     * For tests that only look at pages: a reader opens one as in a new context. Without a path it is a blank one of the site's.
     *
     * @param prepare Called once, before the first visit of the file.
     */
    looker(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
      const take = reusePage(() => `${site.url}/favicon.svg`, options, prepare)
      return async (path?: string, { viewport, ...scenario }: Look = {}) => {
        const opened = await take()
        opened.context.setDefaultTimeout(CONDITION_MS)
        if (viewport) await opened.page.setViewportSize(viewport)
        if (path) await opened.page.goto(address(path, scenario))
        return opened
      }
    },
    /** A reader opens a page. */
    async read(path: string, scenario?: Scenario) {
      const opened = await reader()
      await opened.page.goto(address(path, scenario))
      return opened
    },
  }
}
