import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { GiftPanel } from './GiftPanel.tsx'
import { messages } from './gift.messages.ts'
import type { GiftStore } from './gift.store.ts'
import type { GiftWays } from './ways.ts'

export interface GiftProps {
  store: GiftStore
  ways: GiftWays
  /** The article's, where the template says it. */
  title: string | undefined
  now: () => Date
  /** Of a panel over the page; on its own in the article it has none. */
  onClose: (() => void) | undefined
}

/** The gift panel: in its place in the article, or over the page. */
export function Gift({ store, ways, title, now, onClose }: GiftProps) {
  const [today, setToday] = useState(now)
  const state = useStore(store)
  const { t } = useIntl()

  useEffect(() => {
    const life = new AbortController()
    store.start(life.signal)
    return () => life.abort()
  }, [store])

  // A page may be open over midnight.
  useEffect(() => {
    const clock = setInterval(() => setToday(now()), 60_000)
    return () => clearInterval(clock)
  }, [now])

  const panel = (
    <div className="gift">
      {title && <p className="article">{title}</p>}
      <GiftPanel state={state} ways={ways} today={today} onGive={(way) => void store.give(way)} />
    </div>
  )
  if (onClose) {
    return (
      <Dialog title={t(messages.title)} onClose={onClose}>
        {panel}
      </Dialog>
    )
  }
  return (
    <section className="place" aria-labelledby="title">
      {/* Where the press that brought the panel leaves the reader: its first button would give the article away. */}
      <h2 id="title" part="title" tabIndex={-1} data-autofocus>
        {t(messages.title)}
      </h2>
      {panel}
    </section>
  )
}
