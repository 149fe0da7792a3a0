import type { Ref } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { panelMessages } from '../save-to-list.messages.ts'

export interface ListBoxProps {
  title: string
  /** How many articles the list has, if known. */
  count: number | undefined
  checked: boolean
  onToggle: () => void
  box?: Ref<HTMLInputElement>
  /** Whether it gets the dialog's initial focus. */
  focused: boolean
}

/** One list's checkbox; the whole row is clickable. */
export function ListBox({ title, count, checked, onToggle, box, focused }: ListBoxProps) {
  const { t } = useIntl()
  return (
    <label className="q-choice">
      <input
        type="checkbox"
        ref={box}
        checked={checked}
        onChange={onToggle}
        data-autofocus={focused ? '' : undefined}
      />
      <span className="list-title">{title}</span>
      {count !== undefined && <small>{t(panelMessages.count, { count })}</small>}
    </label>
  )
}
