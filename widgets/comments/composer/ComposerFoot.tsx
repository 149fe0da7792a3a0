import { type RefObject, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Button } from '#kit/ui/Button.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { composerMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import mentionCss from '../mention/mention.css?inline'
import { CommunityRules } from './CommunityRules.tsx'
import type { ComposerStore } from './composer.store.ts'
import css from './foot.css?inline'
import { Mentions } from './Mentions.tsx'
import { SentNotice } from './SentNotice.tsx'
import { useArrived } from './useArrived.ts'

const adopt = adoptAround(css, mentionCss)

export interface ComposerFootProps {
  store: ComposerStore
  field: RefObject<HTMLTextAreaElement | null>
  /** The comment that is replied to. */
  parent: Comment | undefined
  onLeave: () => void
}

/** The part below the field while writing: mention suggestions, the rules, failures and the buttons; after sending, the state of the comment. */
export function ComposerFoot({ store, field, parent, onLeave }: ComposerFootProps) {
  const { t } = useIntl()
  const state = useStore(store)
  useArrived(store, parent, onLeave)

  // The button or field that has the focus may go with the form: the focus then moves to the comment, or to the headline.
  useLayoutEffect(() => {
    const form = field.current?.form
    const place = form?.closest('.row, section')?.querySelector('article, .q-heading')
    return () => {
      if (form?.matches(':focus-within'))
        queueMicrotask(() => deepActiveElement() === ownDocument().body && focusSafely(place))
    }
  }, [field])

  if (state.status === 'sent') return <SentNotice posted={state.posted} />
  return (
    <>
      <Mentions field={field} store={store} text={state.text} />
      <CommunityRules />
      {state.status === 'failed' && <FailureNotice failure={state.failure} />}
      <div className="offers buttons" ref={adopt}>
        <Button
          type="submit"
          kind="primary"
          busy={state.status === 'sending' ? t(composerMessages.sending) : undefined}
        >
          {t(parent ? composerMessages.publishReply : composerMessages.publish)}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {t(uiMessages.cancel)}
        </Button>
      </div>
    </>
  )
}
