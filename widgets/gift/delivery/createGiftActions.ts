import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { shareHref, shareTargets } from '#lib/share/shareTargets.ts'
import { withBackUrl } from '#lib/site/addresses/addresses.ts'
import { linksOf } from '#lib/site/addresses/links.ts'
import { resumeUrl } from '#page/resume/interruptedActions.ts'
import type { GiftChannel, GiftDelivery } from '../gift.model.ts'
import { copyLink } from './copyLink.ts'
import type { GiftActions } from './giftActions.types.ts'

export interface GiftActionsDeps {
  context: Pick<IslandContext, 'app' | 'config' | 'location' | 'report'>
  /** The text sent with the link. */
  text: string
  window: Window
  /** The reader leaves for the sign-in. */
  onSignIn(): void
}

export function createGiftActions({ context, text, window, onSignIn }: GiftActionsDeps): GiftActions {
  const { app, config, location, report } = context
  const links = linksOf(config)
  const { navigator } = window
  const byDevice = typeof navigator.share === 'function'
  const sells = app.channel !== 'ios'

  /** False when the browser blocked the popup. */
  const follow = (href: string) => {
    if (href.startsWith('mailto:')) {
      window.location.href = href
      return true
    }
    const opened = window.open(href, '_blank')
    // Not with `noopener`, which makes `open` return null even on success.
    if (opened) opened.opener = null
    return opened !== null
  }

  const shareByDevice = async (url: string): Promise<GiftDelivery['status']> => {
    if (app.send('sharePost', { title: text, url })) return 'done'
    if (!byDevice) return 'waiting'
    try {
      await navigator.share({ title: text, url })
      return 'done'
    } catch (error) {
      // Cancelling is not a failure; other errors are only logged (content-features §8).
      if (!(error instanceof DOMException && error.name === 'AbortError')) report(error, 'gift')
      return 'waiting'
    }
  }

  const outcome = async (channel: GiftChannel, link: Promise<string | undefined>): Promise<GiftDelivery['status']> => {
    if (channel === 'copy') return (await copyLink(navigator, link)) ? 'done' : 'failed'
    const url = await link
    if (url === undefined) return 'failed'
    if (channel === 'device') return shareByDevice(url)
    return follow(shareHref(channel, { title: text, url })) ? 'done' : 'waiting'
  }

  return {
    // The app's share sheet offers all channels of the device.
    byDevice: app.inApp || byDevice,
    places: app.inApp ? [] : shareTargets,
    subscribe: sells ? withBackUrl(links.rates, location.href()) : undefined,
    upgrade: sells ? withBackUrl(links.upgrade, location.href()) : undefined,
    info: sells ? links.giftInfo : undefined,
    signIn: { app, backUrl: resumeUrl(location.href()), onSignIn },
    deliver: async (channel, link) => ({ status: await outcome(channel, link), channel }),
  }
}
