import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { uiMessages } from '../src/ui/ui.messages.ts'
import { accessMessages } from '../widgets/comments/comments.messages.ts'
import { conversationOn } from './support/conversation.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'
import { t } from './support/words.ts'

const { read } = startNewspaper()

/** Loses the code of what opens over the page, by each address once or always. @returns The addresses asked for. */
async function loseDialogs(page: Page, isLost: (url: URL, asked: number) => boolean): Promise<string[]> {
  const asked: string[] = []
  await page.route(/\/chunks\/OpenedDialog-/, (route) => {
    asked.push(route.request().url())
    return isLost(new URL(asked.at(-1) ?? ''), asked.length) ? route.abort() : route.continue()
  })
  return asked
}

describe.each(engines)('the code of a part that opens on demand, $engine', ({ engine }) => {
  /** A visitor likes a comment: why that is not possible is told in a dialog, whose code is not there yet. */
  const open = async (isLost: (url: URL, asked: number) => boolean) => {
    const { page } = await read(`${article('1002')}#comentaris`, { engine })
    const asked = await loseDialogs(page, isLost)
    const { by, like } = conversationOn(page)
    await like(by('Uri')).click()
    return { page, asked, dialog: page.getByRole('dialog', { name: t(accessMessages.signedOutTitle) }) }
  }

  it('is asked for by another address when it does not come', async () => {
    const { asked, dialog } = await open((url) => url.search === '')
    await dialog.waitFor()
    expect(new Set(asked).size).toBe(2)
  })

  it('comes on a press, in a browser that remembers what has failed too', async () => {
    const lost = new Set<string>()
    const { page, asked, dialog } = await open(({ href }, count) => lost.has(href) || (count <= 2 && !!lost.add(href)))
    await page.getByRole('button', { name: t(uiMessages.retry) }).click()
    await dialog.waitFor()
    expect(new Set(asked).size).toBe(3)
  })
})
