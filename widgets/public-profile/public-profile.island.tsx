import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import type { MarkerChildren } from '#islands/island/islandContext.types.ts'
import { hasMarker } from '#kit/dom/hasMarker.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import { PublicProfile } from './PublicProfile.tsx'
import type {} from './public-profile.css'
import { PublicProfileMarkerSchema } from './public-profile.schema.ts'

/**
 * Opens another reader's profile: the aside's panel `reader` (reader-account §2, "Public profile aside").
 *
 * Why an island: the aside is one. The CMS puts a link to the reader's page into the marker, which is followed where there are no scripts.
 *
 * No api, no model, no store: the panel has them.
 */
export const publicProfileIsland = defineIsland({
  name: 'public-profile',
  css: sheets,
  options: PublicProfileMarkerSchema,
  compose({ userId, nick: named }, context) {
    const { config, getShared, host, intl, location, open, snackbars } = context
    const { text, link } = context.children ?? readChildren(host)
    const nick = named ?? (text || undefined)
    const safe = link && safeUrl(link, location.href(), config.hosts)
    const onPress = async () => {
      // A picture of the reader may be beside the nick.
      const avatarUrl = host.querySelector('img')?.src
      if (nick) getKnownReaders({ getShared }).remember({ id: userId, nick, avatarUrl })
      if (hasMarker(ownDocument(), 'profile', 'page-shell') || (await open('profile'))) return
      snackbars.show({ text: intl.t(openingMessages.part, { name: nick ?? userId }), kind: 'error' })
    }
    return (
      <PublicProfile
        userId={userId}
        nick={nick}
        address={safe === '/' ? undefined : safe}
        onPress={() => void onPress()}
      />
    )
  },
})

/** The text and the link of the marker's own children, as a server reads them. */
function readChildren(host: HTMLElement): Pick<MarkerChildren, 'text' | 'link'> {
  const texts = [...host.childNodes].filter((child) => !(child instanceof Element && child.matches('script')))
  return {
    text: texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
    link: host.querySelector<HTMLAnchorElement>('a[href]')?.href,
  }
}
