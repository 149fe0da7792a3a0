import type { MouseEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { deepActiveElement } from '../../dom/deepActiveElement.ts'
import { focusSafely } from '../../dom/focusSafely.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import type { Day } from '../../lib/days.ts'
import { clampDay } from '../../lib/days.ts'
import { adoptAround } from '../../styles/adoptStyles.ts'
import { Button } from '../Button.tsx'
import calendarCss from '../css/calendar.css?inline'
import { uiMessages } from '../ui.messages.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { placeNear } from './placeNear.ts'

export interface CalendarDialogProps {
  /** The field's. */
  label: string
  /** What it opens beside. */
  anchor: () => Element | null
  /** The day that the field has. */
  chosen: Day | undefined
  today: Day
  min: Day
  max: Day
  onPick: (day: Day) => void
  onClose: () => void
}

const adopt = adoptAround(calendarCss)

/**
 * A month in six weeks of seven days, modal as long as it is rendered. It opens on the chosen day, or on the last one that may be chosen; when it
 * goes, the focus returns to what had it. Arrows move by days and weeks, Page Up and Down by months, with Shift by years.
 */
export function CalendarDialog(props: CalendarDialogProps) {
  const { label, anchor, chosen, today, min, max, onPick, onClose } = props
  const { t } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const at = useRef(anchor)
  const [shown, setShown] = useState(() => clampDay(chosen ?? today, min, max))

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    adopt(element)
    const opener = deepActiveElement()
    const place = () => placeNear(element, at.current())
    element.showModal()
    place()
    focusSafely(element.querySelector('[role="grid"] button[tabindex="0"]'))
    const life = new AbortController()
    // Captured, because what scrolls may be a panel around the field.
    document.addEventListener('scroll', place, { capture: true, signal: life.signal })
    window.addEventListener('resize', place, { signal: life.signal })
    return () => {
      life.abort()
      element.close()
      focusSafely(opener)
    }
  }, [])

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="q-calendar"
      aria-label={label}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some browsers let a second Escape past onCancel. Once unmounted there is no ref: that close was ours.
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
      // An Escape closes one thing: not the dialog around it as well.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className="q-calendar-box">
        <CalendarHead shown={shown} min={min} max={max} onShow={setShown} />
        <CalendarGrid
          shown={shown}
          chosen={chosen}
          today={today}
          min={min}
          max={max}
          onMove={setShown}
          onPick={onPick}
        />
        <Button kind="quiet" onClick={onClose}>
          {t(uiMessages.close)}
        </Button>
      </div>
    </dialog>
  )
}
