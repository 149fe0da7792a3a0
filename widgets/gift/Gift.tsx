import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import type { GiftActions } from './delivery/giftActions.types.ts'
import { GiftContent } from './GiftContent.tsx'
import { messages } from './gift.messages.ts'
import type { GiftStore } from './gift.store.ts'

export interface GiftProps {
  store: GiftStore
  actions: GiftActions
  /** The article's title, if the template has it. */
  title: string | undefined
  now: () => Date
  /** Closes the dialog; undefined when inline in the article. */
  onClose: (() => void) | undefined
}

/** The gift box: inline in the article, or as a dialog over the page. */
export function Gift({ store, actions, title, now, onClose }: GiftProps) {
  const [today, setToday] = useState(now)
  const state = useStore(store)
  const { t } = useIntl()
  useHostView(state.status)

  useEffect(() => {
    const lifetime = new AbortController()
    store.start(lifetime.signal)
    return () => lifetime.abort()
  }, [store])

  // The page may stay open past midnight.
  useEffect(() => {
    const clock = setInterval(() => setToday(now()), 60_000)
    return () => clearInterval(clock)
  }, [now])

  const content = (
    <div className="gift">
      <GiftContent state={state} actions={actions} today={today} onGive={(channel) => void store.give(channel)} />
    </div>
  )
  if (onClose) {
    return (
      <Dialog title={t(messages.title)} subject={title} onClose={onClose}>
        {content}
      </Dialog>
    )
  }
  return (
    <section className="place" part="box" aria-labelledby="title">
      {/* Initial focus on the title: focus on the first button could make a gift by accident. */}
      <Heading id="title" part="title" tabIndex={-1} data-autofocus>
        {t(messages.title)}
      </Heading>
      {content}
    </section>
  )
}
