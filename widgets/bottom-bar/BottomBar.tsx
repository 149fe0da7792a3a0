import { CircleUserRound, Compass, House, type IconNode, Search, Zap } from 'lucide'
import { type MouseEvent, useEffect, useRef } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { useReader } from '#islands/island/useReader.ts'
import { stackAtBottom } from '#kit/dom/bottom/stackAtBottom.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { loginUrl } from '#lib/site/addresses/addresses.ts'
import { profileHash } from '#lib/site/addresses/profileHash.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import type { Session } from '#page/session/session.types.ts'
import { messages } from './bottom-bar.messages.ts'
import type { NewsStore } from './bottom-bar.store.ts'
import { currentEntry, type EntryName, entryAddresses, entryNames } from './entries/entries.ts'

const icons: Record<EntryName, IconNode> = {
  home: House,
  latest: Zap,
  discover: Compass,
  search: Search,
  profile: CircleUserRound,
}

export interface BottomBarProps {
  /** The page's address. */
  href: string
  news: NewsStore
  /** The app hides the page's own navigation, and shows it again. */
  visibility: StoreApi<{ hidden: boolean }>
  session: Pick<Session, 'get' | 'subscribe'>
  app: Pick<AppBridge, 'inApp' | 'send'>
  /** The marker. */
  host: HTMLElement
}

/** The newspaper's five places, at the bottom edge of a phone. */
export function BottomBar({ href, news, visibility, session, app, host }: BottomBarProps) {
  const { t, lang } = useIntl()
  const { status } = useStore(news)
  const { hidden } = useStore(visibility)
  const isVisitor = useReader(session).status === 'anonymous'
  const bar = useRef<HTMLElement>(null)
  const current = currentEntry(new URL(href).pathname, lang)
  const addresses = { ...entryAddresses(lang), profile: isVisitor ? loginUrl(href) : profileHash() }

  useEffect(() => (!hidden && bar.current ? stackAtBottom(host, bar.current, 'base') : undefined), [hidden, host])

  if (hidden) return null
  const signInInApp = (event: MouseEvent) => {
    if (isVisitor && app.inApp && app.send('showLogin', { backUrl: href })) event.preventDefault()
  }
  const entry = (name: EntryName) => {
    // The page of the latest news has no dot: who is there sees them.
    const isNew = name === 'latest' && name !== current && status === 'new'
    return (
      <li key={name}>
        <Link
          className="entry"
          part="entry"
          href={addresses[name]}
          aria-current={name === current ? 'page' : undefined}
          onClick={name === 'profile' ? signInInApp : undefined}
        >
          <span className="mark" data-new={isNew ? '' : undefined}>
            <Icon of={icons[name]} size={22} />
          </span>
          <span className="name">{t(messages[name])}</span>
          {isNew && <span className="visually-hidden"> {t(messages.news)}</span>}
        </Link>
      </li>
    )
  }
  return (
    <nav ref={bar} className="bar" part="bar" aria-label={t(messages.bar)}>
      <ul role="list">{entryNames.map(entry)}</ul>
    </nav>
  )
}
