import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { failureMessages, openingMessages } from '#kit/i18n/shared.messages.ts'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { messages as barMessages } from '#widgets/action-bar/action-bar.messages.ts'
import { accessMessages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { favouriteListMessages, messages as saveMessages } from '#widgets/save-to-list/save-to-list.messages.ts'
import { getConversation } from './support/conversation.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

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

describe.each(enginesByTier('react'))('the code of a part that opens on demand, $engine', ({ engine }) => {
  /** A visitor likes a comment, which opens a dialog whose code is loaded on demand. */
  const open = async (isAborted: (url: URL, count: number) => boolean) => {
    const { page } = await read(`${article('1002')}#comentaris`, { engine })
    const requested = await abortDialogChunk(page, isAborted)
    const { by, like } = getConversation(page)
    await like(by('Uri')).click()
    return { page, requested, dialog: page.getByRole('dialog', { name: t(accessMessages.likeTitle) }) }
  }

  it('is requested with another URL when it fails to load', async () => {
    const { requested, dialog } = await open((url) => url.search === '')
    await dialog.waitFor()
    expect(new Set(requested).size).toBe(2)
  })

  itInProof(
    'is reported where the reader is, and loads on the next press even in a browser that caches failed imports',
    async () => {
      const lost = new Set<string>()
      const { page, requested, dialog } = await open(
        ({ href }, count) => lost.has(href) || (count <= 2 && !!lost.add(href)),
      )
      const { by, like } = getConversation(page)
      await expect
        .poll(() =>
          page
            .getByText(t(openingMessages.part, { name: t(threadMessages.like) }))
            .last()
            .isVisible(),
        )
        .toBe(true)
      await like(by('Uri')).click()
      await dialog.waitFor()
      expect(new Set(requested).size).toBe(3)
    },
  )
})

describe.each(enginesByTier('lite'))(
  'an action that is pressed in the bar without a network, $engine',
  ({ engine }) => {
    it.each(
      firstByTier(
        [
          [
            'a gift',
            barMessages.gift,
            t(openingMessages.part, { name: t(barMessages.gift) }),
            (page: Page) => page.getByRole('dialog'),
          ],
          [
            'a save',
            barMessages.saveName,
            `${t(saveMessages.notSaved)} ${t(failureMessages.offline)}`,
            (page: Page) => page.getByText(t(favouriteListMessages['save-ok'])).last(),
          ],
        ] as const,
        1,
      ),
    )('is reported as failed for %s, and done on the next press', async (_name, label, words, done) => {
      const { page, context } = await read(article('1001'), { engine, persona: 'subscriber' })
      const button = page.locator('[data-widget=action-bar]').getByRole('button', { name: t(label) })
      await button.waitFor()
      await context.setOffline(true)
      await button.click()
      await page.getByText(words).last().waitFor()
      await context.setOffline(false)
      await button.click()
      await done(page).waitFor()
    })
  },
)
