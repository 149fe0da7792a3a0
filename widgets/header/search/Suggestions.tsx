import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { useAnchorProps } from '#kit/ui/popup/useAnchorProps.ts'
import { isComposing } from '#lib/isComposing.ts'
import { setTimer } from '#lib/setTimer.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import { isListOpen, type SuggestionsState } from '#page/resource/suggestions/createSuggestions.ts'
import { messages } from '../header.messages.ts'
import { createContentSearch } from './createContentSearch.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { createSearchApi } from './search.api.ts'
import type { Suggestion } from './search.schema.ts'
import type { SearchServices } from './search.types.ts'

export interface SuggestionsProps {
  /** The form's field, which keeps the focus. */
  field: HTMLInputElement
  search: SearchServices
}

/** Makes the field a combobox: what is suggested for its text, at most ten contents, with a line that says how many. */
export function Suggestions({ field, search }: SuggestionsProps) {
  const { t } = useIntl()
  const id = useId()
  const [store] = useState(() => createContentSearch(createSearchApi(search.client, search.source), setTimer))
  const state = useStore(store)
  const isOpen = isListOpen(state)

  useEffect(() => {
    const onInput = () => store.type(field.value)
    // Typed while this was loading.
    onInput()
    field.addEventListener('input', onInput)
    return () => {
      field.removeEventListener('input', onInput)
      store.stop()
    }
  }, [field, store])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, defaultPrevented } = event
    // While it is open, the list has the keys.
    if (defaultPrevented || isListOpen(store.getState()) || isComposing(event)) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      store.reopen()
    } else if (key === 'Escape' && field.value) {
      event.preventDefault()
      field.value = ''
      store.type('')
    }
  }
  useAnchorProps(field, {
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? id : undefined,
    'aria-expanded': String(isOpen),
    onKeyDown,
    onBlur: store.dismiss,
  })

  /** The announcement, and whether it is seen too: a list speaks for itself. */
  const lineOf = (now: SuggestionsState<Suggestion>): { text: string; seen: boolean } | undefined => {
    if (now.status === 'failed') return { text: t(failureMessages[failureMessage(now.failure)]), seen: true }
    if (now.status === 'searching' && now.items.length === 0) return { text: t(messages.searching), seen: true }
    if (now.status !== 'found') return undefined
    const count = now.items.length
    return count === 0
      ? { text: t(messages.noResults, { text: now.text }), seen: true }
      : { text: t(messages.results, { count }), seen: false }
  }
  const line = lineOf(state)
  return (
    <div aria-busy={state.status === 'searching'}>
      <p className={line?.seen ? 'search-line' : 'visually-hidden'} aria-live="polite">
        {line?.text}
      </p>
      {isOpen && (
        <SuggestionList
          id={id}
          label={t(messages.suggestions)}
          field={field}
          results={state.items}
          active={state.active}
          onMove={store.move}
          onPick={({ url }) => search.follow(url)}
          onClose={store.dismiss}
        />
      )}
    </div>
  )
}
