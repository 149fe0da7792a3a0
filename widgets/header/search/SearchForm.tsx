import type { FormEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { messages } from '../header.messages.ts'
import { magnifier } from './magnifier.ts'

export interface SearchFormProps {
  /** The address of the page of results. */
  action: string
  /** The reader has just opened it. */
  takesFocus?: boolean
}

/** A form that works without any script behind it: its field is the page's `text`. */
export function SearchForm({ action, takesFocus = false }: SearchFormProps) {
  const { t } = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Not by `autofocus`, which means different things to the two engines.
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const onSubmit = (event: FormEvent) => {
    if (field.current?.value.trim()) return
    event.preventDefault()
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` has no role yet in the browsers that we support
    <form className="search" role="search" action={action} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {t(messages.searchField)}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a search field may have no other role, and this one becomes a combobox */}
      <input
        ref={field}
        id={id}
        className="search-field"
        type="text"
        role="searchbox"
        name="text"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t(messages.searchField)}
      />
      <Button kind="primary" type="submit" icon={<Icon of={magnifier} />}>
        <span className="word">{t(messages.search)}</span>
      </Button>
    </form>
  )
}
