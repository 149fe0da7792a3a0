import type { Page } from 'playwright'

/** Rules that close something right above one that opens the next thing, with nothing to read between them; widgets' own are seen too. */
export const collidingRules = (page: Page) =>
  page.evaluate(() => {
    const shown: Element[] = []
    const collect = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('body *')) add(element)
      if (root instanceof ShadowRoot) for (const element of root.querySelectorAll('*')) add(element)
    }
    const add = (element: Element) => {
      if (!element.checkVisibility() || element.closest('svg, dialog, .toolbar, .colophon')) return
      shown.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
    collect(document)

    const isLine = (width: string, colour: string) => Number.parseFloat(width) > 0 && !/, 0\)$/.test(colour)
    const name = (element: Element) => `${element.localName}.${element.className}`
    const rules = shown.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // A box all around is a control's or a picture's, not a rule.
      if (box.width < 250 || Number.parseFloat(style.borderLeftWidth) > 0) return []
      const from = box.top + scrollY
      const to = box.bottom + scrollY
      return [
        ...(isLine(style.borderTopWidth, style.borderTopColor) ? [{ y: from, left: box.left, of: name(element) }] : []),
        ...(isLine(style.borderBottomWidth, style.borderBottomColor)
          ? [{ y: to, left: box.left, of: name(element) }]
          : []),
      ]
    })
    const read = shown.flatMap((element) => {
      const isWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!isWords && !element.matches('img, input, textarea, button')) return []
      const { top, left, right } = element.getBoundingClientRect()
      return [{ y: top + scrollY, left, right }]
    })

    rules.sort((one, other) => one.y - other.y)
    return rules.flatMap((rule, index) => {
      const next = rules.slice(index + 1).find(({ y, left }) => y - rule.y > 3 && Math.abs(left - rule.left) < 4)
      if (!next || next.y - rule.y > 72) return []
      const isApart = read.some(
        ({ y, left, right }) => y >= rule.y - 1 && y < next.y && right > rule.left && left < rule.left + 250,
      )
      return isApart ? [] : [`${rule.of} at ${Math.round(rule.y)}, ${next.of} at ${Math.round(next.y)}`]
    })
  })
