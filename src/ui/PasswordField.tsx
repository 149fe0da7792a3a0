import { Eye, EyeOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'
import { uiMessages } from './ui.messages.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputRef'> {
  inputRef?: (input: HTMLInputElement | null) => void
}

/**
 * A password with a toggle that shows it; the label and the caret stay where they are. It hides itself when its form is sent, so that browsers keep
 * what was in it as a password. Needs `field.css` and `button.css`.
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

/** A change of type moves the caret to the start or the end, browser by browser, and only with the next frame. */
function keepCaret(input: HTMLInputElement | null): void {
  if (!input) return
  const { selectionStart, selectionEnd } = input
  requestAnimationFrame(() => input.setSelectionRange(selectionStart, selectionEnd))
}
