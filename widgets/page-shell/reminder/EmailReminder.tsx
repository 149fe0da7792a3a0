import { MailWarning, X } from 'lucide'
import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { stackAtBottom } from '#kit/dom/bottom/stackAtBottom.ts'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { fadeOut } from '#kit/dom/overlay/fadeOut.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { ownDocument } from '#lib/ownDocument.ts'
import type { OverPage } from '#page/overlays/getOverPage.ts'
import { messages } from '../page-shell.messages.ts'
import type { ReminderStore } from '../page-shell.store.ts'

export interface EmailReminderProps {
  store: ReminderStore
  /** The bar is hidden while something else covers the page. */
  over: StoreApi<OverPage>
  /** The shell's marker. */
  host: HTMLElement
}

/** A bar at the window's bottom edge. Not an interruption: the page stays usable. */
export function EmailReminder({ store, over, host }: EmailReminderProps) {
  const { t } = useIntl()
  const { status } = useStore(store)
  const isCovered = useStore(over, ({ name }) => name !== undefined)
  const bar = useRef<HTMLElement>(null)
  const from = useRef<EventTarget>(undefined)
  const shown = status !== 'hidden'
  const keep = useCallback((element: HTMLElement | null) => {
    // Before it leaves the page.
    if (!element) fadeOut(bar.current)
    bar.current = element
  }, [])

  useEffect(() => store.start(), [store])
  useEffect(() => {
    return shown && bar.current ? stackAtBottom(host, bar.current, 'inFlow') : undefined
  }, [shown, host])

  // In the whole document, because the bar's own events name only the marker of the widget from which the focus comes.
  useEffect(() => {
    const remember = (event: Event) => {
      const [left] = event.composedPath()
      if (left instanceof Node && !bar.current?.contains(left)) from.current = left
    }
    ownDocument().addEventListener('focusout', remember)
    return () => ownDocument().removeEventListener('focusout', remember)
  }, [])

  if (!shown) return null
  const close = ({ currentTarget }: MouseEvent) => {
    // Keyboard users get the focus back where it was; with a pointer there is none to restore.
    if (currentTarget.matches(':focus-visible') && from.current instanceof Element) focusSafely(from.current)
    store.close()
  }
  return (
    <section
      ref={keep}
      className="reminder"
      part="reminder"
      aria-label={t(messages.reminder)}
      data-attention
      data-covered={isCovered ? '' : undefined}
    >
      <Icon of={MailWarning} />
      {/* Says by itself that the mail was sent. */}
      <p aria-live="polite">{t(status === 'sent' ? messages.reminderSent : messages.reminderText)}</p>
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
