import { Bookmark, Plus } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Button } from '#kit/ui/Button.tsx'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import { Icon } from '#kit/ui/Icon.tsx'
import { getLibrary } from '#page/library/getLibrary.ts'
import { Cards } from '../cards/Cards.tsx'
import cardsCss from '../cards/cards.css?inline'
import { NothingYet } from '../cards/NothingYet.tsx'
import { useCardList } from '../cards/useCardList.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { ListRow } from './ListRow.tsx'
import { NameListDialog } from './NameListDialog.tsx'
import css from './saved.css?inline'
import { savedMessages } from './saved.messages.ts'
import { knownList, knownLists } from './savedLists.ts'

const adopt = adoptAround(cardsCss, emptyStateCss, fieldCss, css)

/** CSS pixels of a list's row. */
const ROW_HEIGHT = 80

/** The lists of what the reader has saved (reader-account §2, "Saved contents and saved lists overview"). */
export const Saved = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={6}>
      {({ id }) => <Lists key={id} services={services} />}
    </ReaderPanel>
  </div>
)

function Lists({ services }: Pick<PanelProps, 'services'>) {
  const { context, prefetch, route } = services
  const { t } = useIntl()
  const library = getLibrary(context)
  const state = useStore(library)
  const [naming, setNaming] = useState(false)
  const list = useCardList(services, {
    fetch: (api) => api.lists,
    idsIn: (state) => knownLists(state)?.map(({ id }) => id),
  })
  const isKnown = useStore(list, ({ known }) => known)
  // After the list's own request: of two for the same, each would show another failure.
  useEffect(() => {
    if (isKnown) void library.loadLists()
  }, [library, isKnown])

  const create = async (name: string) => {
    const created = await library.createList(name)
    if (!created.ok) return created
    setNaming(false)
    list.show()
    context.snackbars.show({ kind: 'success', text: t(savedMessages.created) })
    return created
  }
  return (
    <>
      <div className="shelves-head">
        <Button icon={<Icon of={Plus} size={16} />} onClick={() => setNaming(true)}>
          {t(savedMessages.create)}
        </Button>
      </div>
      <Cards
        list={list}
        label={t(savedMessages.lists)}
        rowHeight={ROW_HEIGHT}
        picture="cover"
        empty={<NothingYet icon={Bookmark} text={t(savedMessages.empty)} />}
        renderCard={(card) => (
          <ListRow
            card={card}
            current={knownList(state, card.id)}
            onPress={() => route.open({ panel: 'list', id: card.id })}
            onApproach={() => prefetch('list')}
          />
        )}
      />
      {naming && (
        <NameListDialog
          title={t(savedMessages.newTitle)}
          name=""
          saveLabel={t(savedMessages.create)}
          busy={t(savedMessages.creating)}
          save={create}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
