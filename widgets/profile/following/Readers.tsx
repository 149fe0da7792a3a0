import { Users } from 'lucide'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { shownNick } from '../../../src/lib/shownNick.ts'
import type { ReaderCard } from '../../../src/library/cards/cards.schema.ts'
import { getLibrary } from '../../../src/library/getLibrary.ts'
import { idsOf } from '../../../src/library/library.model.ts'
import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import emptyStateCss from '../../../src/ui/emptyState.css?inline'
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import tabsCss from '../../../src/ui/tabs.css?inline'
import { Cards } from '../cards/Cards.tsx'
import cardsCss from '../cards/cards.css?inline'
import { useCardList } from '../cards/useCardList.ts'
import type { PanelProps } from '../profile.types.ts'
import { createFollowing } from './createFollowing.ts'
import { FOLLOWED_TAB } from './followedTab.ts'
import css from './following.css?inline'
import { followingMessages } from './following.messages.ts'
import { ReaderRow } from './ReaderRow.tsx'
import readersCss from './readers.css?inline'

const adopt = adoptAround(tabsCss, cardsCss, emptyStateCss, css, readersCss)

/** CSS pixels of a row. */
const ROW_HEIGHT = 81

/** Who follows the reader, and whom the reader follows (reader-account §2, "Readers panel"). */
export function Readers({ id, services }: PanelProps) {
  const { context } = services
  const { t, number } = useIntl()
  const library = getLibrary(context)
  const state = useStore(library)
  const [tab, setTab] = useState<'followers' | typeof FOLLOWED_TAB>(id === FOLLOWED_TAB ? FOLLOWED_TAB : 'followers')
  const [following] = useState(() => createFollowing(library, context))
  const [announcement, setAnnouncement] = useState<{ text: string }>()
  const lists = {
    followers: useCardList(services, { fetch: (api) => api.followers, idsIn: () => undefined }),
    [FOLLOWED_TAB]: useCardList(services, {
      fetch: (api) => api.following,
      idsIn: (state) => (state.status === 'known' ? idsOf(state, 'user') : undefined),
    }),
  }
  // Whom the second list was asked for: those whom the reader follows since then are not in it.
  const asked = useRef(idsOf(state, 'user'))
  const showFollowed = () => {
    asked.current = idsOf(library.getState(), 'user')
    lists[FOLLOWED_TAB].show()
  }
  const choose = (chosen: typeof tab) => {
    setTab(chosen)
    const known = new Set(asked.current)
    if (chosen === FOLLOWED_TAB && idsOf(state, 'user').some((user) => !known.has(user))) showFollowed()
  }
  const followers = useStore(lists.followers, ({ total }) => total)
  const totals = state.status === 'known' ? state.interests : undefined
  const written = (count: number | undefined) => (count === undefined ? undefined : number(count))
  const tabs = [
    {
      id: 'followers',
      label: t(followingMessages.followers),
      count: written(followers ?? totals?.totalFollowers),
      empty: t(followingMessages.emptyFollowers),
    },
    {
      id: FOLLOWED_TAB,
      label: t(followingMessages.followedReaders),
      count: written(totals?.totalFollowed),
      empty: t(followingMessages.emptyFollowed),
    },
  ] as const

  const toggle = async (card: ReaderCard, wanted: boolean) => {
    const target = {
      kind: 'user',
      id: card.id,
      name: t(followingMessages.named, { kind: 'user', name: shownNick(card.nick) }),
    } as const
    if (!wanted) return following.unfollow(target)
    if (await following.follow(target)) {
      showFollowed()
      setAnnouncement({ text: t(followingMessages.nowFollowed, { name: target.name }) })
    }
  }
  const user = context.session.get()
  const ownId = user.status === 'signedIn' ? user.user.id : undefined
  const chosen = tabs.find((one) => one.id === tab) ?? tabs[0]
  return (
    <div ref={adopt}>
      <Tabs label={t(followingMessages.readers)} tabs={tabs} chosen={chosen.id} onChoose={choose}>
        <Cards
          key={chosen.id}
          list={lists[chosen.id]}
          label={chosen.label}
          rowHeight={ROW_HEIGHT}
          empty={<EmptyState icon={Users} text={chosen.empty} />}
          renderCard={(card, leave) => (
            <ReaderRow
              card={card}
              state={state}
              services={services}
              isOwn={card.id === ownId}
              onToggle={(wanted) => {
                if (!wanted && chosen.id === FOLLOWED_TAB) leave()
                void toggle(card, wanted)
              }}
            />
          )}
        />
      </Tabs>
      <LiveRegion message={announcement} />
    </div>
  )
}
