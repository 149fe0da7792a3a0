import { MailWarning, X } from 'lucide'
import type { FocusEvent, MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { StoreApi } from 'zustand'
import { useStore } from 'zustand'
import { focusSafely } from '../../src/dom/focusSafely.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import type { OverPage } from '../../src/overlays/arbiterOf.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { messages } from './page-shell.messages.ts'
import type { ReminderStore } from './page-shell.store.ts'

export interface EmailReminderProps {
  store: ReminderStore
  /** While something lies over the page the bar is not seen: never two things at once. */
  over: StoreApi<OverPage>
  /** Keeps what else lies over the window's bottom edge clear of the bar. @returns Undoes it. */
  keepClear: (height: number) => () => void
}

/** A bar at the window's bottom edge: it is no interruption, and the page under it can be read and used. */
export function EmailReminder({ store, over, keepClear }: EmailReminderProps) {
  const { t } = useIntl()
  const { status } = useStore(store)
  const isCovered = useStore(over, ({ name }) => name !== undefined)
  const bar = useRef<HTMLElement>(null)
  const from = useRef<EventTarget>(null)
  const shown = status !== 'hidden'

  useEffect(() => store.start(), [store])
  useEffect(() => {
    const element = bar.current
    if (!shown || !element) return undefined
    let undo = () => {}
    const observer = new ResizeObserver(() => {
      undo()
      undo = keepClear(element.offsetHeight)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      undo()
    }
  }, [shown, keepClear])

  if (!shown) return null
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && bar.current?.contains(relatedTarget))) from.current = relatedTarget
  }
  const close = ({ currentTarget }: MouseEvent) => {
    // By keyboard the focus goes back to where it came from; a pointer has left nothing behind.
    if (currentTarget.matches(':focus-visible') && from.current instanceof Element) focusSafely(from.current)
    store.close()
  }
  return (
    <section
      ref={bar}
      className="reminder"
      part="reminder"
      aria-label={t(messages.reminder)}
      data-attention
      data-covered={isCovered ? '' : undefined}
      onFocus={onFocus}
    >
      <Icon of={MailWarning} />
      <p className="reminder-text">{t(status === 'sent' ? messages.reminderSent : messages.reminderText)}</p>
      <Button
        className="reminder-resend"
        busy={status === 'sending' ? t(messages.resending) : undefined}
        onClick={store.resend}
      >
        {t(messages.resend)}
      </Button>
      <IconButton className="reminder-close" label={t(messages.closeReminder)} icon={<Icon of={X} />} onClick={close} />
    </section>
  )
}
