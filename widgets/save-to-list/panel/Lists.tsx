import { Plus } from 'lucide'
import type { RefObject } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { LiveRegion } from '../../../src/ui/LiveRegion.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { panelMessages } from '../save-to-list.messages.ts'
import type { Arrival, Draft } from '../save-to-list.model.ts'
import { SEARCH_FROM, shownLists } from '../save-to-list.model.ts'
import type { SavePanelStore } from '../save-to-list.store.ts'
import { ListBox } from './ListBox.tsx'

export interface ListsProps {
  draft: Draft
  arrival: Arrival | undefined
  store: SavePanelStore
  /** The box of the default list. */
  first: RefObject<HTMLInputElement | null>
}

/** A box a list, the default one on top; many are searched by typing. */
export function Lists({ draft, arrival, store, first }: ListsProps) {
  const { t } = useIntl()
  const { lists, all, chosen, search } = draft
  const shown = shownLists(draft)
  const news = useMemo(
    () => (search ? { text: t(panelMessages.found, { count: shown.length }) } : undefined),
    [search, shown.length, t],
  )
  const wanted = search.trim()
  const createLabel =
    wanted && shown.length === 0 ? t(panelMessages.createNamed, { name: wanted }) : t(panelMessages.create)
  return (
    <>
      {lists.length > SEARCH_FROM && (
        <TextField
          label={t(panelMessages.search)}
          type="search"
          autoComplete="off"
          value={search}
          onChange={store.search}
        />
      )}
      <fieldset className="q-choices lists">
        <legend className="visually-hidden">{t(panelMessages.lists)}</legend>
        <ListBox
          title={t(panelMessages.all)}
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
      {wanted && shown.length === 0 && <p className="none">{t(panelMessages.found, { count: 0 })}</p>}
      <LiveRegion message={news} />
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
