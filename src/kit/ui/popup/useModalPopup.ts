import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusSafely } from '../../dom/focusSafely.ts'
import { keepModal } from '../../dom/overlay/keepModal.ts'
import { showModal } from '../../dom/overlay/showModal.ts'
import { type Popup, type PopupOptions, usePopup } from './usePopup.ts'

export interface ModalPopup extends Popup {
  /** For the `<dialog className="q-popup-layer">` around the popup: it covers the window, so that an outside press reaches nothing else. */
  layer: RefObject<HTMLDialogElement | null>
}

/**
 * A modal popup: a native modal dialog traps the focus and makes everything else inert, also from inside a shadow root or another
 * dialog. On unmount the focus returns to where it was.
 */
export function useModalPopup(options: PopupOptions): ModalPopup {
  const popup = usePopup({ ...options, cover: true })
  const layer = useRef<HTMLDialogElement>(null)
  const close = useRef(options.onClose)
  useLayoutEffect(() => {
    close.current = options.onClose
  })
  useLayoutEffect(() => {
    const element = layer.current
    const opener = element && showModal(element)
    const stop = element && keepModal(element, () => close.current(false))
    return () => {
      stop?.()
      element?.close()
      focusSafely(opener)
    }
  }, [])
  return { ...popup, layer }
}
