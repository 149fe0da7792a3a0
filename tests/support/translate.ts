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

/** Missing from TypeScript's own library. */
interface Trust {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown }
}

/** Translates a page as services for sites do, now and whenever its texts change: each block that has nothing but text and what stands in a line is written anew. */
export const translateBlocks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const blocks = 'p, h1, h2, h3, h4, li, dt, dd, div, label, legend, button, a'
    const isForeign = (block: Element) =>
      !/^\s*(?:$|«)/.test(block.textContent ?? '') &&
      block.closest('script, style') === null &&
      block.querySelector(`${blocks}, form, input, select, textarea`) === null
    // Pages may ask for it.
    const { trustedTypes } = window as { trustedTypes?: Trust }
    const policy = trustedTypes?.createPolicy('translator', { createHTML: (html) => html })
    const writeAll = () => {
      for (const block of [...document.body.querySelectorAll(blocks)].filter(isForeign)) {
        const [, icon = '', text = ''] = /^(\s*(?:<svg.*?<\/svg>)?)(.*)$/s.exec(block.innerHTML) ?? []
        const html = `${icon}«${text}»`
        Reflect.set(block, 'innerHTML', policy?.createHTML(html) ?? html)
      }
    }
    writeAll()
    new MutationObserver(writeAll).observe(document.body, { childList: true, characterData: true, subtree: true })
  })

/** The texts of the library’s parts in the light DOM, as before their translation, and the values of their fields. */
export const lightTexts = (page: Page): Promise<{ says: string; fields: string[] }[]> =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].map((part) => ({
        says: (part.textContent ?? '').replaceAll(/[«»]/g, ''),
        fields: [...part.querySelectorAll('input')].map(({ name, value }) => `${name}: ${value}`),
      })),
    `[${LIGHT_PART}]`,
  )
