import { useInteractions } from '@floating-ui/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { clampDay, type Day, type DayRange, dateOf, dayOf, weekdayOf } from '../../dates/day.ts'
import { isAfter } from '../../dates/moment.ts'
import { focusSafely } from '../../dom/focusSafely.ts'
import { calendarNames } from '../../i18n/calendarNames.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { adoptAround } from '../../styles/adoptStyles.ts'
import { Button } from '../Button.tsx'
import type {} from '../button.css'
import nativeSelectCss from '../fields/nativeSelect.css?inline'
import { useModalPopup } from '../popup/useModalPopup.ts'
import { uiMessages } from '../ui.messages.ts'
import calendarCss from './calendar.css?inline'
import { CalendarChevron, CalendarDay, CalendarSelect, CalendarSelects } from './calendarParts.tsx'
import { dateMessages } from './date.messages.ts'

export interface CalendarPopupProps {
  /** The field's. */
  label: string
  /** The popup's anchor. */
  anchor: Element
  /** The field's day. */
  chosen: Day | undefined
  /** Marks these days and those between them instead of the field's; a press chooses the field's one. */
  range?: DayRange | undefined
  today: Day
  /** The first and the last allowed day. */
  min: Day
  max: Day
  onPick: (day: Day) => void
  onClose: () => void
}

const adopt = adoptAround(nativeSelectCss, calendarCss)

const components = {
  Chevron: CalendarChevron,
  DayButton: CalendarDay,
  Dropdown: CalendarSelect,
  DropdownNav: CalendarSelects,
}

const classNames = { button_previous: 'q-icon-button', button_next: 'q-icon-button' }

/** The library's texts, from our dictionaries and `Intl` instead of its locales. */
function useWords(): Pick<DayPickerProps, 'formatters' | 'labels' | 'lang'> {
  const intl = useIntl()
  return useMemo(() => {
    const { lang, t } = intl
    const { weekdays, dayName } = calendarNames(intl)
    const monthOf = (date: Date) => intl.date(date, 'month')
    const yearOf = (date: Date) => dayOf(date).slice(0, 4)
    const title = (date: Date) => `${monthOf(date)} ${yearOf(date)}`
    return {
      lang,
      labels: {
        labelDayButton: (date) => dayName(dayOf(date)),
        labelGrid: title,
        labelMonthDropdown: () => t(dateMessages.month),
        labelYearDropdown: () => t(dateMessages.year),
        labelNext: () => t(dateMessages.next),
        labelPrevious: () => t(dateMessages.previous),
      },
      formatters: {
        formatCaption: title,
        formatDay: (date) => String(Number(dayOf(date).slice(8))),
        formatMonthDropdown: monthOf,
        formatYearDropdown: yearOf,
        formatWeekdayName: (date) => weekdays[weekdayOf(dayOf(date))]?.short ?? '',
      },
    }
  }, [intl])
}

const dateIn = (day: Day | undefined) => (day === undefined ? undefined : dateOf(day))

/** The library's marks, and its report when a day is pressed: of a range the pressed day, not the range that it would make of it. */
function selectionOf(chosen: Day | undefined, range: DayRange | undefined, onPick: CalendarPopupProps['onPick']) {
  if (!range) {
    const onSelect = (date: Date) => onPick(dayOf(date))
    return { mode: 'single', required: true, selected: dateIn(chosen), onSelect } as const
  }
  const selected = { from: dateIn(range.start), to: dateIn(range.end) }
  return {
    mode: 'range',
    required: true,
    selected,
    onSelect: (_: unknown, pressed: Date) => onPick(dayOf(pressed)),
  } as const
}

/**
 * A month in six weeks of seven days (content-features §9), modal while mounted. It opens on the chosen day, or on the last
 * allowed one. Arrows move by days and weeks, Page Up and Down by months, with Shift by years.
 */
export function CalendarPopup(props: CalendarPopupProps) {
  const { label, anchor, chosen, range, today, min, max, onPick, onClose } = props
  const { t } = useIntl()
  const words = useWords()
  const [first] = useState(() => clampDay(chosen ?? today, min, max))
  const { layer, ref, style, dismiss } = useModalPopup({
    anchor,
    placement: 'bottom-start',
    fallbackPlacements: ['top-start', 'right-start', 'left-start'],
    onClose,
  })
  const { getFloatingProps } = useInteractions([dismiss])

  useLayoutEffect(() => {
    adopt(layer.current)
    focusSafely(layer.current?.querySelector(`[data-day="${first}"] button`))
  }, [layer, first])

  const bounds = useMemo(() => ({ from: dateOf(min), to: dateOf(max) }), [min, max])
  // Keys that would pass a bound stop at it; the library would not move at all.
  const dateLib = useMemo(
    () => ({
      max: (dates: Date[]) => dates.reduce((last, date) => (isAfter(date, last) ? date : last), bounds.from),
      min: (dates: Date[]) => dates.reduce((first, date) => (isAfter(first, date) ? date : first), bounds.to),
    }),
    [bounds],
  )
  return (
    <dialog
      ref={layer}
      className="q-popup-layer"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some browsers close on a second Escape without onCancel. Without a ref the close came from the unmount.
      onClose={() => {
        if (layer.current?.open === false) onClose()
      }}
    >
      <div ref={ref} className="q-popup q-calendar" style={style} {...getFloatingProps()}>
        <DayPicker
          {...words}
          {...selectionOf(chosen, range, onPick)}
          today={dateOf(today)}
          defaultMonth={dateOf(first)}
          startMonth={bounds.from}
          endMonth={bounds.to}
          disabled={[{ before: bounds.from }, { after: bounds.to }]}
          fixedWeeks
          showOutsideDays
          weekStartsOn={1}
          captionLayout="dropdown"
          navLayout="around"
          reverseYears
          classNames={classNames}
          components={components}
          dateLib={dateLib}
        />
        <Button kind="quiet" onClick={onClose}>
          {t(uiMessages.close)}
        </Button>
      </div>
    </dialog>
  )
}
