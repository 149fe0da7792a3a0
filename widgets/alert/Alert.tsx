import { X } from 'lucide'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { lightDark } from '#kit/dom/colours/lightDark.ts'
import { leaveFocusBefore } from '#kit/dom/leaveFocusBefore.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { ownDocument } from '#lib/ownDocument.ts'
import { messages } from './alert.messages.ts'
import type { AlertMessage } from './alert.schema.ts'
import type { AlertStore } from './alert.store.ts'
import { Strip } from './strip/Strip.tsx'

export interface AlertProps {
  store: AlertStore
  /** With addresses that may be followed. */
  lines: readonly AlertMessage[]
  /** Legible in both themes; the accent without one. */
  colour: string | undefined
}

/** A strip across the page for what readers should learn at once. */
export function Alert({ store, lines, colour }: AlertProps) {
  const { t } = useIntl()
  const { status } = useStore(store)
  const strip = useRef<HTMLElement>(null)
  const isShown = status === 'shown' && lines.length > 0
  const hiddenBy = status === 'closed' ? 'dismissed' : 'hidden'
  useHostView(isShown ? 'shown' : hiddenBy)

  useEffect(() => store.start(), [store])
  // Its time does not pass in a hidden tab.
  useEffect(() => {
    const follow = () => (ownDocument().hidden ? store.hold('page') : store.release('page'))
    follow()
    ownDocument().addEventListener('visibilitychange', follow)
    return () => ownDocument().removeEventListener('visibilitychange', follow)
  }, [store])

  if (!isShown) return null
  const close = () => {
    leaveFocusBefore(strip.current)
    store.close()
  }
  // React's CSSProperties type has no custom properties. On the corrected colour, white is legible in light and near-black in dark.
  const style = colour && ({ '--q-accent': colour, '--q-on-accent': lightDark('#fff', '#0d1116') } as CSSProperties)
  return (
    <section
      ref={strip}
      className="alert"
      part="alert"
      aria-label={t(messages.alert)}
      style={style || undefined}
      onPointerEnter={() => store.hold('pointer')}
      onPointerLeave={() => store.release('pointer')}
      onFocus={() => store.hold('focus')}
      onBlur={() => store.release('focus')}
    >
      <Strip lines={lines} />
      <IconButton className="close" label={t(messages.close)} icon={<Icon of={X} />} onClick={close} />
    </section>
  )
}
