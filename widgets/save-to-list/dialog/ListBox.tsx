import type { Ref } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Checkbox } from '#kit/ui/choices/Checkbox.tsx'
import { dialogMessages } from '../save-to-list.messages.ts'

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

/** One list's checkbox. */
export function ListBox({ title, count, checked, onToggle, box, focused }: ListBoxProps) {
  const { t } = useIntl()
  return (
    <Checkbox
      label={title}
      note={count === undefined ? undefined : t(dialogMessages.count, { count })}
      checked={checked}
      onChange={onToggle}
      boxRef={box}
      focused={focused}
    />
  )
}
