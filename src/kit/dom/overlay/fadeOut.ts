import { ownDocument } from '#lib/ownDocument.ts'
import { queryMedia } from '#lib/queryMedia.ts'

/** Milliseconds, as every change of a state. */
const FADE_MS = 120

/**
 * Lets an overlay, or what was offered between the page's parts, fade when it is closed. What fades is a copy that can be neither pressed nor read, so the overlay itself leaves at once: the focus
 * returns without a wait, and it may open again meanwhile. Where another dialog takes its place nothing fades, because the two would show through each
 * other.
 *
 * @param overlay In a shadow root, while it is still in its place.
 * @param away The style at its end: transparent by default.
 * @param duration Milliseconds.
 * @returns The copy, which is on the page from the next microtask on.
 */
export function fadeOut(
  overlay: HTMLElement | null,
  away: PropertyIndexedKeyframes = { opacity: 0 },
  duration = FADE_MS,
): HTMLElement | undefined {
  const root = overlay?.getRootNode()
  const island = overlay?.closest<HTMLElement>('.island')
  // Without popovers the copy would be below the page.
  if (!overlay || !island || !(root instanceof ShadowRoot) || !('popover' in overlay)) return undefined
  if (queryMedia('(prefers-reduced-motion: reduce)').matches) return undefined

  const copy = copyOf(overlay)
  // Those around it or under it stay.
  const others = [...root.querySelectorAll('dialog[open]')]
  // Its styles begin at the island.
  const stage = ownDocument().importNode(island)
  stage.style.display = 'contents'
  stage.append(copy)
  // After what takes its place has been rendered.
  queueMicrotask(() => {
    const next = [...root.querySelectorAll('dialog[open]')].some((dialog) => !others.includes(dialog))
    if (overlay.tagName === 'DIALOG' && next) return
    const end = insert(stage, root)
    copy.showPopover()
    const timing = { duration, easing: 'ease-out', fill: 'forwards' } as const
    copy.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
    copy.animate(away, timing).onfinish = end
  })
  return copy
}

function copyOf(overlay: HTMLElement): HTMLElement {
  const copy = ownDocument().createElement('div')
  if (getComputedStyle(overlay).position === 'fixed') {
    copy.className = overlay.className
    copy.style.cssText = overlay.style.cssText
    copy.append(...[...overlay.childNodes].map((child) => child.cloneNode(true)))
  } else {
    // It stood in the page's flow, which closes behind it.
    const { left, top, width, height } = overlay.getBoundingClientRect()
    copy.style.cssText = `position:fixed;margin:0;padding:0;border:0;background:none;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    copy.append(overlay.cloneNode(true))
  }
  // They would begin again.
  for (const part of copy.querySelectorAll<HTMLElement>('*')) part.style.animation = 'none'
  copy.popover = 'manual'
  copy.inert = true
  copy.ariaHidden = 'true'
  return copy
}

/** Into the overlay's own root; the host of an opened widget has left the page with it, so its copy gets a new one. @returns Takes it out again. */
function insert(stage: HTMLElement, root: ShadowRoot): () => void {
  if (root.host.isConnected) {
    root.append(stage)
    return () => stage.remove()
  }
  const host = ownDocument().createElement('div')
  host.style.display = 'contents'
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = root.adoptedStyleSheets
  shadow.append(stage)
  ownDocument().body.append(host)
  return () => host.remove()
}
