import { useId, useState } from 'react'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { Button } from '../../src/ui/Button.tsx'
import { messages } from '../preview.messages.ts'
import { MarkerItem } from './MarkerItem.tsx'
import type { PreviewState, PreviewStore } from './PreviewStore.ts'

export interface MarkersProps {
  state: PreviewState
  store: PreviewStore
}

/** The page's markers, each with the states of its widget. */
export function Markers({ state: { markers, choice }, store }: MarkersProps) {
  const { t } = useIntl()
  const id = useId()
  const [sought, setSought] = useState('')
  const indexOf = (position: number) =>
    markers.slice(0, position).filter(({ widget }) => widget === markers[position]?.widget).length
  return (
    <section className="markers" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(messages.markers)}</h2>
      <Button aria-disabled={!choice.shown} onClick={() => choice.shown && store.change({ shown: undefined })}>
        {t(messages.reset)}
      </Button>
      {markers.length === 0 && <p>{t(messages.noMarkers)}</p>}
      <div className="choose">
        <label htmlFor={id}>{t(messages.find)}</label>
        <input id={id} type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </div>
      <ul role="list" className="list">
        {markers.map((marker, position) => (
          <MarkerItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the page's own order is what tells two markers of a widget apart
            key={position}
            marker={marker}
            index={indexOf(position)}
            shown={choice.shown}
            sought={sought}
            onShow={(shown) => store.change({ shown })}
          />
        ))}
      </ul>
    </section>
  )
}
