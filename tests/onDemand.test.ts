import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { retryMessages } from '../src/i18n/shared.messages.ts'
import { accessMessages } from '../widgets/comments/comments.messages.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { read } = startNewspaper()

/** Aborts requests for the dialog's chunk where `isAborted` is true. @returns The requested URLs. */
async function abortDialogChunk(page: Page, isAborted: (url: URL, count: number) => boolean): Promise<string[]> {
  const requested: string[] = []
  await page.route(/\/chunks\/comments-OpenedDialog-/, (route) => {
    requested.push(route.request().url())
    return isAborted(new URL(requested.at(-1) ?? ''), requested.length) ? route.abort() : route.continue()
  })
  return requested
}

describe.each(engines)('the code of a part that opens on demand, $engine', ({ engine }) => {
  /** A visitor likes a comment, which opens a dialog whose code is loaded on demand. */
  const open = async (isAborted: (url: URL, count: number) => boolean) => {
    const { page } = await read(`${article('1002')}#comentaris`, { engine })
    const requested = await abortDialogChunk(page, isAborted)
    const { by, like } = getConversation(page)
    await like(by('Uri')).click()
    return { page, requested, dialog: page.getByRole('dialog', { name: t(accessMessages.signedOutTitle) }) }
  }

  it('is requested with another URL when it fails to load', async () => {
    const { requested, dialog } = await open((url) => url.search === '')
    await dialog.waitFor()
    expect(new Set(requested).size).toBe(2)
  })

  it('is reported where the reader is, and loads with the next press even in a browser that caches failed imports', async () => {
    const lost = new Set<string>()
    const { page, requested, dialog } = await open(
      ({ href }, count) => lost.has(href) || (count <= 2 && !!lost.add(href)),
    )
    const { by, like } = getConversation(page)
    await expect.poll(() => page.getByText(t(retryMessages.unreachable)).last().isVisible()).toBe(true)
    await like(by('Uri')).click()
    await dialog.waitFor()
    expect(new Set(requested).size).toBe(3)
  })
})
