import { useState } from 'react'
import type { MarkerReport } from '../../src/diagnosis/doctor.types.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import type { ShownState } from '../choice/Choice.ts'
import { messages } from '../preview.messages.ts'
import { outlineMarker } from './outlineMarker.ts'
import { StateList } from './StateList.tsx'

export interface MarkerItemProps {
  marker: MarkerReport
  /** Among the page's markers of its widget. */
  index: number
  shown: ShownState | undefined
  /** What an editor looks for. */
  sought: string
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
export function MarkerItem({ marker, index, shown, sought, onShow }: MarkerItemProps) {
  const { t } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { widget, element, state, why } = marker
  const outline = (isOutlined: boolean) => () => outlineMarker(element, isOutlined)
  const isListed = isOpen || sought !== ''
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
            <p className="why" lang="en">
              {why}
            </p>
            <StateList widget={widget} index={index} shown={shown} sought={sought} onShow={onShow} />
          </>
        )}
      </details>
    </li>
  )
}
