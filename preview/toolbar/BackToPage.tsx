import { useRef, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import type { Choice } from '../choice/Choice.ts'
import { readerOf } from '../choice/readerOf.ts'
import { messages } from '../preview.messages.ts'
import { readersMessages } from '../readers.messages.ts'
import type { PreviewStore } from './PreviewStore.ts'

export interface BackToPageProps {
  choice: Choice
  store: PreviewStore
}

/** Takes the state back. Whoever has read it may go on reading the page, so it asks. */
export function BackToPage({ choice, store }: BackToPageProps) {
  const { t } = useIntl()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const reader = readerOf(choice)
  const leave = (persona: Choice['persona']) => {
    // The answer's button goes.
    button.current?.focus()
    setAsking(false)
    store.change({ shown: undefined, persona })
  }
  const press = () => {
    if (!choice.shown) return
    if (reader === 'anonymous') leave(undefined)
    else setAsking(true)
  }
  return (
    <>
      <Button ref={button} aria-disabled={!choice.shown} aria-expanded={isAsking} onClick={press}>
        {t(messages.reset)}
      </Button>
      {isAsking && choice.shown && (
        <fieldset className="question">
          <legend>{t(messages.keepReader, { reader: t(readersMessages[reader]) })}</legend>
          <div className="actions">
            <Button autoFocus onClick={() => leave(reader)}>
              {t(messages.keep)}
            </Button>
            <Button onClick={() => leave(undefined)}>{t(messages.dropReader)}</Button>
          </div>
        </fieldset>
      )}
    </>
  )
}
