import { Plus } from 'lucide'
import { type RefObject, useMemo } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Button } from '#kit/ui/Button.tsx'
import choiceCss from '#kit/ui/choices/choice.css?inline'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { dialogMessages } from '../save-to-list.messages.ts'
import { type Arrival, type Draft, SEARCH_FROM, shownLists } from '../save-to-list.model.ts'
import type { SaveDialogStore } from '../save-to-list.store.ts'
import { ListBox } from './ListBox.tsx'

const adopt = adoptAround(choiceCss)

export interface ListsProps {
  draft: Draft
  arrival: Arrival | undefined
  store: SaveDialogStore
  /** The default list's checkbox. */
  first: RefObject<HTMLInputElement | null>
}

/** One checkbox per list, the default one on top; a search field when there are many. */
export function Lists({ draft, arrival, store, first }: ListsProps) {
  const { t } = useIntl()
  const { lists, all, chosen, search } = draft
  const shown = shownLists(draft)
  const announcement = useMemo(
    () => (search ? { text: t(dialogMessages.found, { count: shown.length }) } : undefined),
    [search, shown.length, t],
  )
  const query = search.trim()
  const createLabel =
    query && shown.length === 0 ? t(dialogMessages.createNamed, { name: query }) : t(dialogMessages.create)
  return (
    <>
      {lists.length > SEARCH_FROM && (
        <TextField
          label={t(dialogMessages.search)}
          type="search"
          autoComplete="off"
          value={search}
          onChange={store.search}
        />
      )}
      <fieldset ref={adopt} className="q-choices lists">
        <legend className="visually-hidden">{t(dialogMessages.lists)}</legend>
        <ListBox
          title={t(dialogMessages.all)}
          count={lists.find(({ defaultList }) => defaultList)?.savedContentsIds.length}
          checked={all}
          onToggle={store.toggleAll}
          box={first}
          focused={arrival === 'deleteContent'}
        />
        {shown.map((list) => (
          <ListBox
            key={list.id}
            title={list.title}
            count={list.savedContentsIds.length}
            checked={chosen.has(list.id)}
            onToggle={() => store.toggleList(list.id)}
            focused={typeof arrival === 'object' && arrival.created === list.id}
          />
        ))}
      </fieldset>
      {query && shown.length === 0 && <p className="none">{t(dialogMessages.found, { count: 0 })}</p>}
      <LiveRegion announcement={announcement} />
      <p>
        <Button
          kind="quiet"
          className="create"
          icon={<Icon of={Plus} />}
          onClick={store.openNewList}
          data-autofocus={arrival === 'newList' ? '' : undefined}
        >
          {createLabel}
        </Button>
      </p>
    </>
  )
}
