import { useState } from 'react'
import { cutAtCaret } from '#kit/dom/cutAtCaret.ts'
import type { textProps } from '#kit/forms/textProps.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { FieldHint } from '#kit/ui/fields/FieldHint.tsx'
import type {} from '#kit/ui/fields/field.css'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { MESSAGE_LENGTH } from '#lib/site/limits.ts'
import { messages } from './contact.messages.ts'

type MessageFieldProps = ReturnType<typeof textProps> & { disabled: boolean }

/** Characters left from which the counter is announced, at every tenth and at zero. */
const SHORT = 20

/** The message with a counter of the characters left. Not shared with the comments' field, which would cost every article an extra file. */
export function MessageField({ id, error, inputRef, onChange, ...native }: MessageFieldProps) {
  const { t } = useIntl()
  const [announcement, setAnnouncement] = useState('')
  const leftOf = (text: string) => Math.max(0, MESSAGE_LENGTH - text.length)
  const textOf = (count: number) => t(uiMessages.charactersLeft, { count })
  const left = leftOf(native.value)
  const hint = `${id}-hint`

  const change = (text: string) => {
    const next = leftOf(text)
    setAnnouncement(next <= SHORT && (next % 10 === 0 || left > SHORT) ? textOf(next) : '')
    onChange(text)
  }
  return (
    <div className="q-field">
      <label htmlFor={id}>{t(messages.message)}</label>
      <div className="q-control q-area" data-error={error === undefined ? undefined : ''}>
        <textarea
          {...native}
          ref={inputRef}
          id={id}
          rows={3}
          required
          data-autofocus
          aria-invalid={error !== undefined}
          aria-describedby={`${hint} ${id}-left`}
          // The text of a running IME composition is not final. The native event of React's `onChange` is the browser's `input`.
          onChange={({ target, nativeEvent }) =>
            change((nativeEvent as InputEvent).isComposing ? target.value : cutAtCaret(target, MESSAGE_LENGTH))
          }
          onCompositionEnd={({ currentTarget }) => change(cutAtCaret(currentTarget, MESSAGE_LENGTH))}
        />
      </div>
      <div className="q-hints">
        <FieldHint id={hint} help={t(messages.help)} error={error} />
        <p className="q-left" id={`${id}-left`} data-short={left <= SHORT ? '' : undefined}>
          {textOf(left)}
        </p>
        <span className="visually-hidden" aria-live="polite">
          {announcement}
        </span>
      </div>
    </div>
  )
}
