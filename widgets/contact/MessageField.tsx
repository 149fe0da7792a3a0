import type { textProps } from '../../src/forms/textProps.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { FieldHint } from '../../src/ui/FieldHint.tsx'
import { uiMessages } from '../../src/ui/ui.messages.ts'
import { messages } from './contact.messages.ts'
import { MESSAGE_LENGTH } from './contact.schema.ts'

type MessageFieldProps = ReturnType<typeof textProps>

/** The message with what is left of its few characters. Not the comments' own field, which would cost every article a file for this page's sake. */
export function MessageField({ id, error, inputRef, onChange, ...native }: MessageFieldProps) {
  const { t } = useIntl()
  const left = MESSAGE_LENGTH - native.value.length
  const hint = `${id}-hint`
  return (
    <div className="q-field">
      <label htmlFor={id}>{t(messages.message)}</label>
      <div className="q-control q-area" data-error={error === undefined ? undefined : ''}>
        <textarea
          {...native}
          ref={inputRef}
          id={id}
          rows={3}
          maxLength={MESSAGE_LENGTH}
          required
          aria-invalid={error !== undefined}
          aria-describedby={hint}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className="q-hints">
        <FieldHint id={hint} help={t(messages.help)} error={error} />
        <p className="q-left">
          {t(uiMessages.charactersLeft, { count: left })}
          <span className="visually-hidden" aria-live="polite">
            {left <= 20 && left % 10 === 0 ? t(uiMessages.charactersLeft, { count: left }) : ''}
          </span>
        </p>
      </div>
    </div>
  )
}
