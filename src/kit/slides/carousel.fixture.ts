import type { Island } from '#islands/island/defineIsland.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'

export interface TestCarousel {
  island: Island
  block: object
  options?: Record<string, string>
  /** Of the marker, in CSS pixels. */
  width?: number
}

/** A carousel on a page, with its JSON block, as wide as it is told. */
export function mountCarousel({ island, block, options = {}, width = 1200 }: TestCarousel) {
  const mounted = mountOnPage({
    island,
    options,
    config: { hosts: ['eleccions.example'] },
    watch(host) {
      host.style.width = `${width}px`
      const script = document.createElement('script')
      script.type = 'application/json'
      script.textContent = JSON.stringify(block)
      host.append(script)
    },
  })
  const all = (selector: string) => [...(mounted.host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
  /** The left edges of the slides, in the carousel. */
  const lefts = () => {
    const { left } = mounted.host.getBoundingClientRect()
    return all('.q-slide').map((slide) => Math.round(slide.getBoundingClientRect().left - left))
  }
  return {
    ...mounted,
    lefts,
    /** The slides that are whole in view, from 0. */
    inView() {
      const view = all('.q-viewport')[0]?.getBoundingClientRect()
      return all('.q-slide').flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect()
        return view && left >= view.left - 1 && right <= view.right + 1 ? [index] : []
      })
    },
    isMovedByEmbla: () => all('.q-viewport[data-drive=embla]').length === 1,
  }
}
