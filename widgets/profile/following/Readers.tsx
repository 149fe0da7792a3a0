import { Users } from 'lucide'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import followButtonCss from '#kit/ui/follow/followButton.css?inline'
import { Tabs } from '#kit/ui/Tabs.tsx'
import tabsCss from '#kit/ui/tabs.css?inline'
import { getLibrary } from '#page/library/getLibrary.ts'
import { idsOf } from '#page/library/library.model.ts'
import { Cards } from '../cards/Cards.tsx'
import cardsCss from '../cards/cards.css?inline'
import { useCardList } from '../cards/useCardList.ts'
import { nextPaint } from '../panels/nextPaint.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { FOLLOWED_TAB } from './followedTab.ts'
import css from './following.css?inline'
import { followingMessages } from './following.messages.ts'
import { ReaderRow } from './ReaderRow.tsx'
import readersCss from './readers.css?inline'
import { useFollowReaders } from './useFollowReaders.ts'

const adopt = adoptAround(tabsCss, cardsCss, emptyStateCss, css, followButtonCss, readersCss)

/** CSS pixels of a row. */
const ROW_HEIGHT = 81

/** The reader's followers, and the readers whom they follow (reader-account §2, "Readers panel"). */
export const Readers = ({ id, services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={6}>
      {(user) => <Tabbed key={user.id} id={id} ownId={user.id} services={services} />}
    </ReaderPanel>
  </div>
)

type ReadersTab = 'followers' | typeof FOLLOWED_TAB

/** `id`: the tab in the address. */
function Tabbed({ id, ownId, services }: PanelProps & { ownId: string }) {
  const { context } = services
  const { t, number } = useIntl()
  const library = getLibrary(context)
  const state = useStore(library)
  const [tab, setTab] = useState<ReadersTab>(id === FOLLOWED_TAB ? FOLLOWED_TAB : 'followers')
  const [shownTab, setShownTab] = useState(tab)
  const { toggle, announcement } = useFollowReaders(services)
  const lists = {
    followers: useCardList(services, { fetch: (api) => api.followers, idsIn: () => undefined }),
    [FOLLOWED_TAB]: useCardList(services, {
      fetch: (api) => api.following,
      idsIn: (state) => (state.status === 'known' ? idsOf(state, 'user') : undefined),
    }),
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

  const shown = tabs.find((one) => one.id === shownTab) ?? tabs[0]
  /** The list is rendered a frame after its tab, so that the press shows at once. */
  const choose = (chosen: ReadersTab) => {
    setTab(chosen)
    void nextPaint().then(() => setShownTab(chosen))
  }
  return (
    <>
      <Tabs label={t(followingMessages.readers)} tabs={tabs} chosen={tab} onChoose={choose}>
        <Cards
          key={shown.id}
          list={lists[shown.id]}
          label={shown.label}
          rowHeight={ROW_HEIGHT}
          picture="portrait"
          empty={<EmptyState icon={Users} text={shown.empty} />}
          renderCard={(card, leave) => (
            <ReaderRow
              card={card}
              state={state}
              services={services}
              isOwn={card.id === ownId}
              onToggle={(wanted) => {
                if (!wanted && shown.id === FOLLOWED_TAB) leave()
                void toggle(card, wanted)
              }}
            />
          )}
        />
      </Tabs>
      <LiveRegion announcement={announcement} />
    </>
  )
}
