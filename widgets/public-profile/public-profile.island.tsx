import { defineIsland } from '#islands/island/defineIsland.ts'
import { hasMarker } from '#kit/dom/hasMarker.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import { PublicProfile } from './PublicProfile.tsx'
import css from './public-profile.css?inline'
import { PublicProfileMarkerSchema } from './public-profile.schema.ts'

/**
 * Opens another reader's profile: the aside's panel `reader` (reader-account §2, "Public profile aside").
 *
 * Why an island: the aside is one. Without it the marker's own children stay: the CMS puts a link to the reader's page there, which is followed on a page
 * without the library.
 *
 * No api, no model, no store: the panel has them.
 */
export const publicProfileIsland = defineIsland({
  name: 'public-profile',
  css: [css],
  options: PublicProfileMarkerSchema,
  compose({ userId, nick: named }, { getShared, host, intl, open, snackbars }) {
    const nick = named ?? (host.textContent?.trim() || undefined)
    // A picture of the reader may be beside the nick.
    const avatarUrl = host.querySelector('img')?.src
    const onPress = async () => {
      if (nick) getKnownReaders({ getShared }).remember({ id: userId, nick, avatarUrl })
      if (hasMarker(ownDocument(), 'profile', 'page-shell') || (await open('profile'))) return
      snackbars.show({ text: intl.t(openingMessages.part, { name: nick ?? userId }), kind: 'error' })
    }
    return <PublicProfile userId={userId} nick={nick} onPress={() => void onPress()} />
  },
})
