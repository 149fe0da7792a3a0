import { type ElementProps, useInteractions, useListNavigation } from '@floating-ui/react'
import { type KeyboardEvent, useRef } from 'react'
import { Listbox } from '#kit/ui/popup/Listbox.tsx'
import { useAnchorProps } from '#kit/ui/popup/useAnchorProps.ts'
import { usePopup } from '#kit/ui/popup/usePopup.ts'
import { isComposing } from '#lib/isComposing.ts'
import type { Suggestion } from './search.schema.ts'

export interface SuggestionListProps {
  id: string
  label: string
  field: HTMLInputElement
  results: readonly Suggestion[]
  active: number | null
  onMove: (to: number | null) => void
  onPick: (result: Suggestion) => void
  onClose: () => void
}

/** The suggestions below the field, by a virtual focus: arrows move through them and back to the field, Enter follows one; without one the form is sent. */
export function SuggestionList({ id, label, field, results, active, onMove, onPick, onClose }: SuggestionListProps) {
  const elements = useRef<(HTMLElement | null)[]>([])
  elements.current.length = results.length
  const { context, dismiss, ...popup } = usePopup({ anchor: field, placement: 'bottom-start', asWide: true, onClose })
  const { reference, ...navigation } = useListNavigation(context, {
    listRef: elements,
    activeIndex: active,
    onNavigate: onMove,
    virtual: true,
    loop: true,
    allowEscape: true,
    focusItemOnHover: false,
  })
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const { key, altKey } = event
    if (isComposing(event)) return
    const result = active === null ? undefined : results[active]
    if (altKey && key === 'ArrowUp') {
      event.preventDefault()
      onClose()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') reference?.onKeyDown?.(event)
    else if (key === 'Enter' && result) {
      event.preventDefault()
      onPick(result)
    } else if (key === 'Tab') onClose()
    // The caret's keys: they are the field's again.
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) onMove(null)
  }
  const choosing: ElementProps = {
    ...navigation,
    reference: { 'aria-activedescendant': reference?.['aria-activedescendant'], onKeyDown },
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([choosing, dismiss])
  useAnchorProps(field, getReferenceProps())

  return (
    <Listbox
      id={id}
      label={label}
      className="suggestions"
      optionClassName="suggestion"
      popup={popup}
      options={results.map(({ title, url, section }, index) => ({
        key: `${index}-${url.length}`,
        selected: index === active,
        content: (
          <>
            {title}
            {section && <span className="suggestion-section">{section}</span>}
          </>
        ),
      }))}
      active={active ?? -1}
      elements={elements}
      onHover={onMove}
      onPick={(index) => results[index] && onPick(results[index])}
      getFloatingProps={getFloatingProps}
      getItemProps={getItemProps}
    />
  )
}
