import { Bookmark } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import { getLibrary } from '#page/library/getLibrary.ts'
import { ArticleCards } from '../cards/ArticleCards.tsx'
import articleCardCss from '../cards/articleCard.css?inline'
import cardsCss from '../cards/cards.css?inline'
import { useCardList } from '../cards/useCardList.ts'
import { PanelTitle } from '../panels/PanelSlots.tsx'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { createRemoval } from './createRemoval.ts'
import { ListTools } from './ListTools.tsx'
import { SavedArticle } from './SavedArticle.tsx'
import css from './saved.css?inline'
import { savedMessages } from './saved.messages.ts'
import { knownList } from './savedLists.ts'

const adopt = adoptAround(articleCardCss, cardsCss, emptyStateCss, fieldCss, css)

/** The articles of one list (reader-account §2, "Saved contents and saved lists overview"). */
export const List = ({ id = '', services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={5}>
      {(user) => <Articles key={user.id} id={id} services={services} />}
    </ReaderPanel>
  </div>
)

function Articles({ id, services }: { id: string; services: ProfileServices }) {
  const { context } = services
  const { t, number } = useIntl()
  const library = getLibrary(context)
  const latest = useStore(library, (state) => knownList(state, id))
  // A list that has just been deleted is still there until the panel has closed.
  const [seen, setSeen] = useState(latest)
  if (latest && latest !== seen) setSeen(latest)
  const current = latest ?? seen
  const cards = useCardList(services, {
    fetch: (api) => api.inList(id),
    idsIn: (state) => knownList(state, id)?.savedContentsIds,
  })
  const [remove] = useState(() => createRemoval(id, library, context))
  useEffect(() => void library.loadLists((list) => list.id === id), [library, id])

  const count = current?.savedContentsIds.length ?? 0
  return (
    <>
      {current && <PanelTitle>{current.defaultList ? t(savedMessages.all) : current.title}</PanelTitle>}
      <div className="list-head">
        <p className="muted">{current && t(savedMessages.count, { count, shown: number(count) })}</p>
        {current && !current.defaultList && <ListTools list={current} library={library} services={services} />}
      </div>
      <ArticleCards
        list={cards}
        label={t(savedMessages.articles)}
        empty={<EmptyState icon={Bookmark} text={t(savedMessages.emptyList)} />}
        renderCard={(card, leave) => (
          <SavedArticle
            card={card}
            library={library}
            onRemove={() => {
              leave()
              void remove(card.id)
            }}
          />
        )}
      />
    </>
  )
}
