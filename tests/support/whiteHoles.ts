import type { Page } from 'playwright'

/**
 * The white under the parts of a page's columns, in CSS pixels, where it is more than is allowed: what is between the last thing that is drawn in a part and
 * what follows it in its column, without the gap that all columns have; at the end of a column, and the end of the longest column beside it.
 *
 * @param allowed In CSS pixels.
 */
export const whiteHoles = (page: Page, allowed: number) =>
  page.evaluate((limit) => {
    const isDrawn = ({ display, visibility, clipPath, position }: CSSStyleDeclaration) =>
      display !== 'none' && visibility !== 'hidden' && !(position === 'absolute' && clipPath !== 'none')

    const endOf = (node: Node): number => {
      if (node instanceof Text) {
        if (!node.data.trim()) return Number.NEGATIVE_INFINITY
        const range = document.createRange()
        range.selectNodeContents(node)
        return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom))
      }
      if (!(node instanceof Element)) return Number.NEGATIVE_INFINITY
      const style = getComputedStyle(node)
      if (!isDrawn(style)) return Number.NEGATIVE_INFINITY
      const { bottom, height } = node.getBoundingClientRect()
      if (node.matches('img, svg, video, iframe, input, button, select')) return bottom
      const hasGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderBottomWidth) > 0
      const own = height > 0 && hasGround ? bottom : Number.NEGATIVE_INFINITY
      return Math.max(own, ...[...(node.shadowRoot ?? node).childNodes].map(endOf))
    }

    const found: string[] = []
    const measure = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) measure(element.shadowRoot)
        const { display, rowGap } = getComputedStyle(element)
        if (display !== 'grid' && display !== 'flex') continue
        const parts = [...element.children]
          // A picture beside its words, a button beside a field: no column.
          .filter((child) => !child.matches('img, svg, a, button, .frame, .portrait') && child.querySelector('a'))
          .map((child) => ({ box: child.getBoundingClientRect(), end: endOf(child) }))
          .filter(({ box, end }) => box.width > 120 && Number.isFinite(end))
        if (!parts.some(({ box }) => parts.some((other) => other.box.left >= box.right))) continue
        const last = Math.max(...parts.map(({ end }) => end))
        for (const { box, end } of parts) {
          const below = parts.filter(
            (other) => other.box.top >= box.bottom - 1 && other.box.left < box.right && other.box.right > box.left,
          )
          const next =
            below.length > 0 ? Math.min(...below.map((other) => other.box.top)) - (parseFloat(rowGap) || 0) : last
          const hole = Math.round(next - end)
          if (hole > limit)
            found.push(`${element.className || element.localName}: ${hole} px at ${Math.round(end + scrollY)}`)
        }
      }
    }
    const main = document.querySelector('main')
    if (main) measure(main)
    return found
  }, allowed)
