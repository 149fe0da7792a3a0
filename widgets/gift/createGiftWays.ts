import type { IslandContext } from '../../src/island/page.ts'
import { shareHref, shareTargets } from '../../src/lib/shareTargets.ts'
import { addresses } from '../../src/site/addresses.ts'
import { copyLink } from './copyLink.ts'
import type { Handing, Way } from './gift.model.ts'
import type { GiftWays } from './ways.ts'

const withBackUrl = (path: string, backUrl: string) => `${path}?${new URLSearchParams({ backUrl })}`

export interface GiftWaysNeeds {
  context: Pick<IslandContext, 'app' | 'location' | 'report'>
  /** What goes out with the link. */
  text: string
  window: Window
  signIn(): void
}

export function createGiftWays({ context, text, window, signIn }: GiftWaysNeeds): GiftWays {
  const { app, location, report } = context
  const { navigator } = window
  const byDevice = typeof navigator.share === 'function'
  const sells = app.channel !== 'ios'

  /** False when the browser took it for a window that nobody asked for. */
  const follow = (href: string) => {
    if (href.startsWith('mailto:')) {
      window.location.href = href
      return true
    }
    const opened = window.open(href, '_blank')
    // Not by `noopener`, which would give back nothing even where the window came.
    if (opened) opened.opener = null
    return opened !== null
  }

  const shareByDevice = async (url: string): Promise<Handing['status']> => {
    if (app.send('sharePost', { title: text, url })) return 'done'
    if (!byDevice) return 'waiting'
    try {
      await navigator.share({ title: text, url })
      return 'done'
    } catch (error) {
      // Changing one's mind is no failure; the rest is for the log only (content-features §8).
      if (!(error instanceof DOMException && error.name === 'AbortError')) report(error, 'gift')
      return 'waiting'
    }
  }

  const outcome = async (way: Way, link: Promise<string | undefined>): Promise<Handing['status']> => {
    if (way === 'copy') return (await copyLink(navigator, link)) ? 'done' : 'failed'
    const url = await link
    if (url === undefined) return 'failed'
    if (way === 'device') return shareByDevice(url)
    return follow(shareHref(way, { title: text, url })) ? 'done' : 'waiting'
  }

  return {
    // The app shows its own sheet with all that the device has.
    offered: app.inApp ? ['device', 'copy'] : [...shareTargets, ...(byDevice ? (['device'] as const) : []), 'copy'],
    subscribe: sells ? withBackUrl(addresses.rates, location.href()) : undefined,
    upgrade: sells ? withBackUrl(addresses.upgrade, location.href()) : undefined,
    signIn,
    hand: async (way, link) => ({ status: await outcome(way, link), way }),
  }
}
