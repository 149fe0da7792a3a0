import { Search } from 'lucide'
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import { messages } from '../header.messages.ts'
import type { SearchServices } from './search.types.ts'

export interface SearchFormProps {
  search: SearchServices
  /** The reader has just opened it. */
  takesFocus?: boolean
}

const loadSuggestions = async () => (await import('./Suggestions.tsx')).Suggestions

/** A form that works without any script behind it: its field is the page's `text`. Suggestions load with the focus; where they cannot, it is still a form. */
export function SearchForm({ search, takesFocus = false }: SearchFormProps) {
  const { t } = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { state, open } = useLazyPart(loadSuggestions)
  const suggests = state.status === 'open' && field.current
  // Not by `autofocus`, which means different things to the two engines.
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const onFocus = () => {
    if (search.source !== 'none' && state.status !== 'open') open()
  }
  const onSubmit = (event: FormEvent) => {
    if (field.current?.value.trim()) return
    event.preventDefault()
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` has no role yet in the browsers that we support
    <form
      className="search"
      role="search"
      action={search.action}
      aria-busy={state.status === 'loading' || undefined}
      onSubmit={onSubmit}
    >
      <div className="search-row">
        <label className="visually-hidden" htmlFor={id}>
          {t(messages.searchField)}
        </label>
        <input
          ref={field}
          id={id}
          className="search-field"
          type="text"
          role={suggests ? 'combobox' : 'searchbox'}
          name="text"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t(messages.searchField)}
          onFocus={onFocus}
        />
        <Button kind="primary" type="submit" icon={<Icon of={Search} />}>
          <span className="word">{t(messages.search)}</span>
        </Button>
      </div>
      {suggests && <state.Part field={suggests} search={search} />}
    </form>
  )
}
