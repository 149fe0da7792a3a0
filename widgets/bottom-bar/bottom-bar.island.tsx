import sheets from 'virtual:sheets'
import { createStore } from 'zustand/vanilla'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { BottomBar } from './BottomBar.tsx'
import type {} from './bottom-bar.css'
import { BottomBarMarkerSchema } from './bottom-bar.schema.ts'
import { currentEntry } from './entries/entries.ts'
import { watchLatestNews } from './news/watchLatestNews.ts'

/**
 * The bar at the bottom edge of a phone (content-features §2, "Header and navigation"), with a dot for latest news that the reader has not seen.
 *
 * Why an island: the dot comes while the page is open, and the profile's entry depends on the reader. Without it the marker's own children stay visible:
 * the CMS puts the same links there.
 */
export const bottomBarIsland = defineIsland({
  name: 'bottom-bar',
  css: sheets,
  options: BottomBarMarkerSchema,
  compose({ feed }, context) {
    const { app, delayFirstRender, getShared, host, intl, location, session, signal } = context
    const href = location.href()
    const reading = currentEntry(new URL(href).pathname, intl.lang) === 'latest'
    const news = getShared(`news-${feed}`, (ended) => watchLatestNews(feed, reading, context, ended))

    const visibility = createStore(() => ({ hidden: false }))
    const stopListening = app.subscribe((message) => {
      if (message.action !== 'updateUIVisibility') return
      const named = 'elements' in message ? message.elements : undefined
      if (named?.includes('bottom-bar') ?? true) visibility.setState({ hidden: !message.visible })
    })
    signal.addEventListener('abort', stopListening)
    delayFirstRender(session.ready())
    return <BottomBar href={href} news={news} visibility={visibility} session={session} app={app} host={host} />
  },
})
