import { Eye, EyeOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { TextField, type TextFieldProps } from '../ui/fields/TextField.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { uiMessages } from '../ui/ui.messages.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputRef'> {
  inputRef?: (input: HTMLInputElement | null) => void
}

/**
 * A password with a toggle that shows it; label and caret do not change. It is hidden again on submit, so that browsers save
 * its value as a password.
 */
export function PasswordField({ inputRef, ...field }: PasswordFieldProps) {
  const { t } = useIntl()
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      inputRef={(element) => {
        input.current = element
        inputRef?.(element)
      }}
      trailing={
        <IconButton
          label={t(uiMessages.showPassword, { label: field.label })}
          pressed={shown}
          icon={<Icon of={shown ? EyeOff : Eye} />}
          aria-controls={field.id}
          onClick={() => {
            setShown(!shown)
            keepCaret(input.current)
          }}
        />
      }
    />
  )
}

/** Changing the type moves the caret to the start or the end, depending on the browser, and only in the next frame. */
function keepCaret(input: HTMLInputElement | null): void {
  if (!input) return
  const { selectionStart, selectionEnd } = input
  requestAnimationFrame(() => input.setSelectionRange(selectionStart, selectionEnd))
}
