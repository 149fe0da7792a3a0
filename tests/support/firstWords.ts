import type { Locator } from 'playwright'

export interface FirstWords {
  words: string
  left: number
  /** From the top of the marker. */
  top: number
  size: number
  font: string
}

/** The first words that readers see of a marker, of the fallback or of the widget, and where they stand. Undefined when it shows none. */
export const firstWordsOf = (marker: Locator): Promise<FirstWords | undefined> =>
  marker.evaluate((host) => {
    const hostTop = host.getBoundingClientRect().top
    const walk = (node: Node): FirstWords | undefined => {
      if (node instanceof Text) {
        const parent = node.parentElement
        const words = node.data.trim()
        if (!parent || !words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return undefined
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        // Text for screen readers alone is clipped to a pixel.
        if (parent.clientWidth === 1 || box.width === 0) return undefined
        const { fontSize, fontFamily } = getComputedStyle(parent)
        return {
          words,
          left: box.left,
          top: box.top - hostTop,
          size: Number.parseFloat(fontSize),
          font: fontFamily.split(',')[0] ?? '',
        }
      }
      if (!(node instanceof Element) || node.matches('script, style, template')) return undefined
      const children = node instanceof HTMLSlotElement ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes
      for (const child of children) {
        const found = walk(child)
        if (found) return found
      }
      return undefined
    }
    return walk(host)
  })
