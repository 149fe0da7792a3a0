import { layOutPlainly } from './layOutPlainly.ts'
import type { Box, Marker, Part } from './PageTools.ts'
import { isShown } from './roots.ts'

/** The elements that a reader reads or presses. */
const PARTS = 'a, button, input, select, textarea, li, [role=listitem], h1, h2, h3, h4, p, img, video, legend, label'

/** Letters that the newspaper's fonts have not: the system's may have none either. */
const ofTheSystem =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Extended_Pictographic}]/u

/** Whether it is in an item with such letters, which are as wide as they like. */
const hasOtherLetters = (element: Element) =>
  ofTheSystem.test((element.closest('li, [role=listitem]') ?? element).textContent ?? '')

const cornerOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + scrollX, y: y + scrollY, width, height }
}

function kindOf(element: Element): string {
  const role = element.getAttribute('role')
  return element.localName + (role ? `[role=${role}]` : '')
}

function partsOf(host: Element, letOut: readonly string[]): Part[] {
  const corner = cornerOf(host)
  return [host.shadowRoot, host].flatMap((root) =>
    [...(root?.querySelectorAll(PARTS) ?? [])]
      .filter((element) => isShown(element) && !letOut.some((selector) => element.matches(selector)))
      .filter((element) => !hasOtherLetters(element))
      .map((element) => {
        const box = cornerOf(element)
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
        return { kind: kindOf(element), text, box: { ...box, x: box.x - corner.x, y: box.y - corner.y } }
      }),
  )
}

/** See {@link PageTools.markers}. */
export function readMarkers(letOut: readonly string[]): Marker[] {
  layOutPlainly()
  // At the top of the page, sticky elements are in their own places.
  scrollTo({ top: 0, behavior: 'instant' })
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
  return hosts.map((host) => {
    const { x, width, height } = cornerOf(host)
    const shown = isShown(host)
    return {
      name: host.dataset.widget ?? '',
      load: host.dataset.load ?? '',
      state: host.dataset.widgetState ?? '',
      box: shown ? { x, width, height } : undefined,
      parts: shown ? partsOf(host, letOut) : [],
    }
  })
}
