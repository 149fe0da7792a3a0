import type { Page } from 'playwright'
import { LIGHT_PART } from '#islands/loader/lightPart.ts'

/** Translates a page as browsers do, now and whenever its texts change: each text of the light DOM is replaced by two elements with another one. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isForeign = (text: Node) =>
      text.parentElement !== null &&
      text.parentElement.closest('font, script, style, textarea, option, title') === null &&
      text.textContent?.trim() !== ''
    const replaceAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) if (isForeign(texts.currentNode)) found.push(texts.currentNode)
      for (const text of found) {
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild?.append(`«${text.textContent}»`)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    replaceAll()
    new MutationObserver(replaceAll).observe(document.body, { childList: true, characterData: true, subtree: true })
  })

/** What the library’s parts in the light DOM say, as before their translation, and what their fields hold. */
export const lightTexts = (page: Page): Promise<{ says: string; fields: string[] }[]> =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].map((part) => ({
        says: (part.textContent ?? '').replaceAll(/[«»]/g, ''),
        fields: [...part.querySelectorAll('input')].map(({ name, value }) => `${name}: ${value}`),
      })),
    `[${LIGHT_PART}]`,
  )
