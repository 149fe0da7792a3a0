import { useIntl } from '../i18n/IntlContext.ts'
import type { TextFieldProps } from '../ui/TextField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { accountMessages } from './account.messages.ts'

export interface EmailInputProps extends Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'> {
  /** `username` where it says whose password is asked for next. */
  autoComplete: 'username' | 'email'
}

/** Whose account it is, as phones' keyboards and password managers take it. Needs `field.css`. */
export function EmailInput(props: EmailInputProps) {
  const { t } = useIntl()
  return (
    <TextField
      {...props}
      label={t(accountMessages.email)}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
