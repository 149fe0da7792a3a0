import {
  autoUpdate,
  type ElementProps,
  type FloatingContext,
  flip,
  type Middleware,
  offset,
  type Placement,
  type Platform,
  platform,
  shift,
  size,
  useDismiss,
  useFloating,
} from '@floating-ui/react'
import { type CSSProperties, useCallback, useRef } from 'react'
import { isComposing } from '#lib/isComposing.ts'
import { fadeOut } from '../../dom/overlay/fadeOut.ts'
import { adoptAround } from '../../styles/adoptStyles.ts'
import popupCss from './popup.css?inline'

/** CSS pixels between a popup and its anchor. */
const GAP = 4

/** Minimum distance to the window's edges, in CSS pixels. */
const EDGE = 8

export interface PopupOptions {
  /** The element beside which it is placed; presses inside it are not outside presses. */
  anchor: Element
  placement: Placement
  /** Placements to try when there is no room; the opposite side by default. */
  fallbackPlacements?: Placement[]
  /** At least as wide as the anchor. */
  asWide?: boolean
  /** Without room on any side it covers the anchor instead of getting a scroll bar. */
  cover?: boolean
  /** Neither Escape nor a press closes it: its parent does. */
  passive?: boolean
  /** @param returning True after Escape: the focus returns to the opener. After an outside press it stays there. */
  onClose: (returning: boolean) => void
}

export interface Popup {
  context: FloatingContext
  /** For `useInteractions`: closes on Escape and outside presses. */
  dismiss: ElementProps
  /** For the popup's element; `popover="manual"` puts it into the top layer. */
  ref: (element: HTMLElement | null) => void
  style: CSSProperties
}

const adopt = adoptAround(popupCss)

/** CSS `zoom` of an element; 1 in browsers that do not expose it. */
const zoomOf = (element: Element) => ('currentCSSZoom' in element ? element.currentCSSZoom : 1)

/** Sizes in screen pixels, like the anchor's: `offsetWidth` ignores the page's CSS `zoom`. */
const onScreen: Platform = {
  ...platform,
  getDimensions(element) {
    const { width, height } = element.getBoundingClientRect()
    return { width, height }
  },
}

/** Converts screen pixels to those of `left` and `top`; has to be the last middleware. */
const unzoom: Middleware = {
  name: 'unzoom',
  fn({ x, y, elements }) {
    const zoom = zoomOf(elements.floating)
    return { x: x / zoom, y: y / zoom }
  },
}

/**
 * Places a popup beside its anchor while mounted, and closes it. It is in the top layer, so that neither a scrolling element nor a dialog
 * around it clips it; in browsers without the Popover API it is only fixed.
 */
export function usePopup({
  anchor,
  placement,
  fallbackPlacements,
  asWide,
  cover,
  passive,
  onClose,
}: PopupOptions): Popup {
  const { refs, context, x, y } = useFloating({
    open: true,
    strategy: 'fixed',
    placement,
    platform: onScreen,
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE, ...(fallbackPlacements && { fallbackPlacements }) }),
      shift({ padding: EDGE, crossAxis: cover ?? false }),
      size({
        padding: EDGE,
        apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
          const zoom = zoomOf(floating)
          // A custom property, because a style sheet may set a lower limit, as for a list of options.
          floating.style.setProperty('--q-popup-height', `${Math.max(0, availableHeight) / zoom}px`)
          floating.style.maxWidth = `${Math.max(0, availableWidth) / zoom}px`
          if (asWide) floating.style.minWidth = `${rects.reference.width / zoom}px`
        },
      }),
      unzoom,
    ],
    onOpenChange(_open, event, reason) {
      if (event instanceof KeyboardEvent && isComposing(event)) return
      // Escape closes only the popup, not also the dialog around it.
      if (reason === 'escape-key') event?.preventDefault()
      onClose(reason === 'escape-key')
    },
  })
  const dismiss = useDismiss(context, { capture: true, enabled: !passive })
  const { setFloating } = refs
  const last = useRef<HTMLElement>(null)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      // Before its own element leaves the page.
      if (!element) fadeOut(last.current)
      last.current = element
      setFloating(element)
      adopt(element)
      if (element?.popover) element.showPopover()
    },
    [setFloating],
  )
  return { context, dismiss, ref, style: { position: 'fixed', left: x, top: y } }
}
