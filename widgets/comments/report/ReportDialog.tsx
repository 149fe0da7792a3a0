import { useReducer, useRef } from 'react'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { RadioGroup } from '#kit/ui/choices/RadioGroup.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { composerMessages, threadMessages } from '../comments.messages.ts'
import type { Comment, ReportingReason } from '../comments.schema.ts'
import type { CommandResult } from '../list/commandResult.ts'
import { reportMessages } from './report.messages.ts'
import { transition } from './report.model.ts'

export interface ReportDialogProps {
  comment: Comment
  reasons: readonly ReportingReason[]
  /** A second report fails with `ALREADY_REPORTED` among the failure's codes; the comment is marked as reported either way. */
  report(reasonId: string): CommandResult
  onClose(): void
}

/** Asks for a reason, and reports. The store closes the dialog on success. */
export function ReportDialog({ comment, reasons, report, onClose }: ReportDialogProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const [state, dispatch] = useReducer(transition, { status: 'choosing' })
  const form = useRef<HTMLDivElement>(null)
  const { status, reasonId } = state

  const send = async () => {
    dispatch({ type: 'submitted' })
    if (reasonId === undefined) {
      form.current?.querySelector('input')?.focus()
      return
    }
    const result = await report(reasonId)
    if (!result.ok) dispatch({ type: 'failed', failure: result.failure })
  }
  // Reported before: sending again would change nothing.
  const already = comment.reported
  const ended = already || reasons.length === 0
  return (
    <Dialog
      title={t(threadMessages.report)}
      onClose={onClose}
      actions={
        ended ? (
          // The focused button has been removed.
          <Button ref={(button) => void (already && focusSafely(button))} onClick={onClose}>
            {t(uiMessages.close)}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              busy={status === 'sending' ? t(composerMessages.sending) : undefined}
              onClick={() => void send()}
            >
              {t(reportMessages.send)}
            </Button>
            <Button onClick={onClose}>{t(uiMessages.cancel)}</Button>
          </>
        )
      }
    >
      {ended ? (
        <Notice kind={already ? 'error' : 'info'}>
          {t(already ? reportMessages.already : reportMessages.noReasons)}
        </Notice>
      ) : (
        <>
          <p className="date">{t(threadMessages.commentBy, { nick: shownNick(comment.author.nick) })}</p>
          <div ref={form}>
            <RadioGroup
              legend={t(reportMessages.legend)}
              options={reasons.map(({ id, text }) => ({ value: id, label: text }))}
              value={reasonId}
              onChange={(id) => dispatch({ type: 'chosen', reasonId: id })}
              help={t(composerMessages.required)}
              error={status === 'refused' ? t(reportMessages.choose) : undefined}
            />
          </div>
          {status === 'failed' && <FailureNotice failure={state.failure} />}
        </>
      )}
    </Dialog>
  )
}
