import type { Ref } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { panelMessages } from '../save-to-list.messages.ts'

export interface ListBoxProps {
  title: string
  /** How many articles it has, where that is known. */
  count: number | undefined
  checked: boolean
  onToggle: () => void
  box?: Ref<HTMLInputElement>
  /** The dialog opens with the focus on it. */
  focused: boolean
}

/** The whole line is the target. */
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
