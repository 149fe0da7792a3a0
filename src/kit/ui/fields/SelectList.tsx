import { type ElementProps, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Choice } from '../choices/choice.ts'
import { findBeginning } from '../popup/findBeginning.ts'
import { Listbox } from '../popup/Listbox.tsx'
import { useAnchorProps } from '../popup/useAnchorProps.ts'
import { usePopup } from '../popup/usePopup.ts'

export interface SelectListProps {
  id: string
  label: string
  /** The select, which keeps the focus and receives the keys. */
  button: HTMLElement
  options: readonly Choice[]
  value: string
  /** Returns the keys pressed before the list had loaded, in order; called once. */
  takeKeys: () => readonly string[]
  onPick: (index: number) => void
  onClose: () => void
}

/** Options that Page Up and Page Down move by. */
const PAGE = 10

/** Milliseconds: letters typed within this are one search. */
const WORD_PAUSE = 700

/** The options of an open select, with virtual focus: the DOM focus stays on the select. */
export function SelectList(props: SelectListProps) {
  const { id, label, button, options, value, takeKeys, onPick, onClose } = props
  const chosen = options.findIndex((option) => option.value === value)
  const [active, setActive] = useState(Math.max(0, chosen))
  // A ref, because keys may come faster than renders and each moves on from the last.
  const latest = useRef(active)
  const move = (index: number) => {
    latest.current = index
    setActive(index)
  }
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<string[]>([])
  labels.current = options.map((option) => option.label)

  const { context, dismiss, ...popup } = usePopup({
    anchor: button.parentElement ?? button,
    placement: 'bottom-start',
    asWide: true,
    onClose,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    const letters = key === ' ' && context.dataRef.current.typing
    if (key === 'Tab') return onPick(latest.current)
    if (key === 'Enter' || (key === ' ' && !letters) || (altKey && key === 'ArrowUp')) onPick(latest.current)
    else if (key === 'PageDown') move(Math.min(options.length - 1, latest.current + PAGE))
    else if (key === 'PageUp') move(Math.max(0, latest.current - PAGE))
    else return
    event.preventDefault()
  }
  const picking: ElementProps = { reference: { onKeyDown } }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    picking,
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      selectedIndex: chosen < 0 ? null : chosen,
      onNavigate: (index) => index !== null && move(index),
      virtual: true,
      // The hovered option stays active when the pointer leaves the list.
      focusItemOnHover: false,
    }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex: active,
      onMatch: move,
      findMatch: findBeginning,
      resetMs: WORD_PAUSE,
    }),
    dismiss,
  ])
  useAnchorProps(button, getReferenceProps())
  const replay = useRef(takeKeys)
  const { floating } = context.elements
  useLayoutEffect(() => {
    // Before the list is registered, the navigation would return to the chosen option.
    if (!floating) return
    for (const key of replay.current()) button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, [button, floating])

  return (
    <Listbox
      id={id}
      label={label}
      className="q-select-list"
      popup={popup}
      options={options.map((option, index) => ({
        // An option's value may have spaces, which an id may not.
        key: String(index),
        selected: option.value === value,
        content: option.label,
      }))}
      active={active}
      elements={elements}
      onHover={move}
      onPick={onPick}
      getFloatingProps={getFloatingProps}
      getItemProps={getItemProps}
    />
  )
}
