import { useId, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { findStates } from '../catalogue/findStates.ts'
import { messages } from '../preview.messages.ts'
import { BackToPage } from './BackToPage.tsx'
import { findReaders } from './findReaders.ts'
import { MarkerItem } from './MarkerItem.tsx'
import type { PreviewState, PreviewStore } from './PreviewStore.ts'
import { ReaderList } from './ReaderList.tsx'

export interface MarkersProps {
  state: PreviewState
  store: PreviewStore
}

/** The page's markers, each with the states of its widget. A search shows what it has found first, and folds the rest. */
export function Markers({ state: { markers, choice }, store }: MarkersProps) {
  const intl = useIntl()
  const { t } = intl
  const id = useId()
  const [search, setSearch] = useState('')
  const isSearched = search.trim() !== ''
  const items = markers.map((marker, position) => {
    const before = markers.slice(0, position)
    const index = before.filter(({ widget }) => widget === marker.widget).length
    return { marker, index, position, found: findStates(marker.widget, search) }
  })
  const readers = isSearched ? findReaders(intl, search) : []
  const hits = items.filter(({ found }) => !isSearched || found.length > 0)
  const others = items.filter((item) => !hits.includes(item))
  const states = hits.flatMap(({ found }) => found).flatMap((each) => each.states)
  const itemOf = ({ marker, index, position, found }: (typeof items)[number], isHit: boolean) => (
    <MarkerItem
      // The page's own order is what tells two markers of a widget apart.
      key={position}
      marker={marker}
      index={index}
      found={isHit ? found : findStates(marker.widget, '')}
      isSearched={isSearched && isHit}
      shown={choice.shown}
      onShow={(shown) => store.change({ shown })}
    />
  )
  return (
    <section className="markers" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(messages.markers)}</h2>
      <BackToPage choice={choice} store={store} />
      {markers.length === 0 && <p>{t(messages.noMarkers)}</p>}
      <div className="choose">
        <label htmlFor={id}>{t(messages.find)}</label>
        <input id={id} type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </div>
      <p role="status">{isSearched && t(messages.found, { count: readers.length + states.length })}</p>
      {readers.length > 0 && (
        <ReaderList readers={readers} choice={choice} onChoose={(persona) => store.change({ persona })} />
      )}
      <ul role="list" className="list">
        {hits.map((item) => itemOf(item, true))}
      </ul>
      {others.length > 0 && (
        <details className="others">
          <summary>{t(messages.others, { count: others.length })}</summary>
          <ul role="list" className="list">
            {others.map((item) => itemOf(item, false))}
          </ul>
        </details>
      )}
    </section>
  )
}
