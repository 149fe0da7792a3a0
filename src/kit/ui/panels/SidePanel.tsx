import { ArrowLeft, X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { aboveKeyboard } from '../../dom/aboveKeyboard.ts'
import { lockScroll } from '../../dom/lockScroll.ts'
import { onSwipe } from '../../dom/onSwipe.ts'
import { fadeOut } from '../../dom/overlay/fadeOut.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { useModalDialog } from '../overlay/useModalDialog.ts'
import { PanelBodyContext } from './PanelBodyContext.ts'
import type {} from './sidePanel.css'
import { usePanelHistory } from './usePanelHistory.ts'

/** Milliseconds in which it leaves. */
const LEAVE_MS = 200

export interface SidePanelProps {
  /** Its heading and accessible name. The focus goes there, or to the element with `data-autofocus`. */
  title: string
  /** Called on the cross and a press on the backdrop, and on Escape and a swipe where there is no way back. The parent then stops rendering it. */
  onClose: () => void
  /** Accessible name of the cross. */
  closeLabel: string
  /** The way back to the panel before: the arrow before the title, Escape and a swipe. No arrow without it. */
  onBack?: (() => void) | undefined
  /** Accessible name of the arrow; needed with `onBack`. */
  backLabel?: string
  /** At the head's right, before the cross: "Save" in the app. */
  actions?: ReactNode
  /** Stays at the bottom edge, under what scrolls: "Save" on the web. */
  footer?: ReactNode
  /** The element that scrolls. */
  children: ReactNode
  /** The scrolling element, for a list that needs it. */
  bodyRef?: RefObject<HTMLDivElement | null>
  /** Tells the panels apart, whose scroll positions are kept for the way back; the title by default. Needed where a panel's title changes, as with a count. */
  scrollKey?: string
}

/** Lets it leave to where it came from, which its sheet knows: the right, or the bottom. */
function slideOut(dialog: HTMLElement): void {
  const away = getComputedStyle(dialog).getPropertyValue('--q-side-away')
  const scrolled = dialog.querySelector('.q-side-body')?.scrollTop ?? 0
  const copy = fadeOut(dialog, { transform: away }, LEAVE_MS)
  // Or a page in a frame would be loaded once more.
  for (const frame of copy?.querySelectorAll('iframe') ?? []) frame.removeAttribute('src')
  // Once it is on the page: what is not cannot be scrolled.
  queueMicrotask(() => copy?.querySelector('.q-side-body')?.scrollTo({ top: scrolled, behavior: 'instant' }))
}

/**
 * A modal dialog at the window's right edge, on phones a sheet from below; open while mounted, and on unmount the focus returns to where it was. It stays open
 * while its panels change: another `title` or `scrollKey` moves the focus to the new panel's start, and on the way back to the row that led there, if that has stayed mounted.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, onClose, closeLabel, onBack, backLabel = '', actions, footer, children, scrollKey = title } = props
  const titleId = useId()
  const ownBody = useRef<HTMLDivElement>(null)
  const body = props.bodyRef ?? ownBody
  const step = onBack ?? onClose
  const modal = useModalDialog({ onEscape: step, onPressOutside: onClose, onLost: onClose, leave: slideOut })
  const { ref: dialog } = modal
  usePanelHistory(scrollKey, dialog, body)

  useLayoutEffect(() => lockScroll(document), [])

  const latestStep = useRef(step)
  useEffect(() => {
    latestStep.current = step
  })
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const lifetime = new AbortController()
    aboveKeyboard(element, lifetime.signal)
    const onSwiped = (direction: string, from: EventTarget | null) => {
      const onHead = from instanceof Element && from.closest('.q-side-head') !== null
      const goes = direction === 'right' || (direction === 'down' && onHead)
      if (goes) latestStep.current()
      return goes
    }
    onSwipe(element, onSwiped, lifetime.signal)
    return () => lifetime.abort()
  }, [dialog])

  return (
    <dialog {...modal} className="q-side" aria-labelledby={titleId}>
      <div className="q-side-box">
        {/* Not a header: in a dialog that would be a second banner of the page. */}
        <div className="q-side-head">
          {onBack && <IconButton label={backLabel} icon={<Icon of={ArrowLeft} />} onClick={onBack} />}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />
        </div>
        <div ref={body} className="q-side-body">
          <div className="q-side-content">
            <PanelBodyContext value={body}>{children}</PanelBodyContext>
          </div>
          {footer && <div className="q-side-foot">{footer}</div>}
        </div>
      </div>
    </dialog>
  )
}
