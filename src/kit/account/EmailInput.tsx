import { useIntl } from '../i18n/IntlContext.ts'
import { TextField, type TextFieldProps } from '../ui/fields/TextField.tsx'
import { accountMessages } from './account.messages.ts'

export interface EmailInputProps extends Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'> {
  /** `username` when a password is entered for this address. */
  autoComplete: 'username' | 'email'
}

/** An email field set up for phone keyboards and password managers. */
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
