import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import { composerMessages } from '../comments.messages.ts'
import { CommunityRules } from './CommunityRules.tsx'
import type { ComposerStore } from './composer.store.ts'
import { Mentions } from './Mentions.tsx'
import { SentNotice } from './SentNotice.tsx'

export interface ComposerFootProps {
  store: ComposerStore
  field: RefObject<HTMLTextAreaElement | null>
  reply: boolean
  onLeave: () => void
}

/** What stands under the field once somebody writes: readers to mention, the rules, what went wrong, the way out; afterwards, what became of the comment. */
export function ComposerFoot({ store, field, reply, onLeave }: ComposerFootProps) {
  const { t } = useIntl()
  const state = useStore(store)
  if (state.status === 'sent') return <SentNotice posted={state.posted} />
  return (
    <>
      <Mentions field={field} store={store} text={state.text} />
      <CommunityRules />
      {state.status === 'failed' && <FailureNotice failure={state.failure} />}
      <div className="buttons">
        <Button kind="quiet" onClick={onLeave}>
          {t(uiMessages.cancel)}
        </Button>
        <Button
          type="submit"
          kind="primary"
          busy={state.status === 'sending' ? t(composerMessages.sending) : undefined}
        >
          {t(reply ? composerMessages.publishReply : composerMessages.publish)}
        </Button>
      </div>
    </>
  )
}
