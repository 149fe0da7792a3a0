import type { BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { PersonaName } from '../../mocks/backend/personas.ts'
import { existingArticle } from '../../mocks/content/articleById.ts'
import { articlePath } from '../../mocks/content/articles.ts'
import type { Language } from '../../src/site/config.ts'
import type { OpenedPage } from './openPage.ts'
import { closeBrowser, openPage } from './openPage.ts'
import { startSite } from './site.ts'

/** Who reads, where, and what goes wrong: the parameters of docs/newspaper.md. They hold until they are chosen anew. */
export interface Circumstances {
  persona?: PersonaName
  fault?: string
  engine?: 'react' | 'lite'
  lang?: Language
  app?: 'android' | 'ios'
  theme?: 'dark'
}

/** An article's address. */
export const article = (id: string) => articlePath(existingArticle(id))

/** A whole journey takes longer than one answer, on a busy machine above all; what a reader waits for comes sooner or never. */
const JOURNEY_MS = 60_000
const WAIT_MS = 15_000

/** The newspaper for one test file: it runs while the file's tests do, and every reader leaves after the test. */
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

  /** The newspaper takes what is chosen into a cookie and sends the browser on to the plain address. */
  const address = (path: string, { persona = 'anonymous', ...others }: Circumstances = {}) => {
    const url = new URL(path, site.url)
    for (const [name, value] of Object.entries({ persona, ...others })) url.searchParams.set(name, value)
    return url.href
  }

  /** A reader with an empty browser, who has opened nothing yet. */
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
    async read(path: string, circumstances?: Circumstances) {
      const opened = await reader()
      await opened.page.goto(address(path, circumstances))
      return opened
    },
  }
}
