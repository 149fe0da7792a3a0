import { useState } from 'react'
import type { MarkerReport } from '#islands/diagnosis/doctor.types.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { findState } from '../catalogue/findState.ts'
import type { FoundStates } from '../catalogue/findStates.ts'
import type { ShownState } from '../choice/Choice.ts'
import { messages } from '../preview.messages.ts'
import { outlineMarker } from './outlineMarker.ts'
import { StateList } from './StateList.tsx'
import { whyText } from './whyText.ts'

export interface MarkerItemProps {
  marker: MarkerReport
  /** Among the page's markers of its widget. */
  index: number
  shown: ShownState | undefined
  /** The states of its widget that are listed. */
  found: readonly FoundStates[]
  /** Whether they are what an editor has searched for, and should be seen at once. */
  isSearched: boolean
  onShow(shown: ShownState): void
}

const stateMessages = {
  ready: messages.ready,
  loading: messages.loading,
  waiting: messages.waiting,
  error: messages.failed,
  unmounted: messages.failed,
  unknown: messages.waiting,
}

/** A marker of the page: why it is mounted or not, and the states of its widget. */
export function MarkerItem({ marker, index, found, isSearched, shown, onShow }: MarkerItemProps) {
  const intl = useIntl()
  const { t } = intl
  const [isOpen, setOpen] = useState(false)
  const { widget, element, state, why } = marker
  const outline = (isOutlined: boolean) => () => outlineMarker(element, isOutlined)
  const isListed = isOpen || isSearched
  const isChosen = shown?.marker === index && findState(shown.id)?.entry.widget === widget
  return (
    <li onPointerEnter={outline(true)} onPointerLeave={outline(false)} onFocus={outline(true)} onBlur={outline(false)}>
      <details open={isListed} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span lang="en">{index > 0 ? `${widget} ${index + 1}` : widget}</span>{' '}
          <span className="state" data-state={state}>
            {t(stateMessages[state])}
          </span>
        </summary>
        {isListed && (
          <>
            <p className="why">
              {whyText(intl, marker, isChosen)} {state === 'error' && <span lang="en">{why}</span>}
            </p>
            <StateList widget={widget} index={index} found={found} shown={shown} onShow={onShow} />
          </>
        )}
      </details>
    </li>
  )
}
