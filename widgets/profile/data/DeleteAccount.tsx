import { useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { SupportLine } from '#kit/ui/SupportLine.tsx'
import { readSupport } from '#lib/site/config/readSupport.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import { ConfirmDialog } from '#page/overlays/confirm/ConfirmDialog.tsx'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { ProfileServices } from '../profile.types.ts'
import { dataMessages as messages } from './data.messages.ts'
import { createDeletionStore } from './deletion.store.ts'

/** Asks before it deletes the account; a subscriber is told why that is not possible (reader-account §2, "Personal data"). */
export function DeleteAccount({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const [store] = useState(() =>
    createDeletionStore({
      client: services.context.client,
      async onDeleted() {
        await services.signOut()
        services.context.snackbars.show({ kind: 'success', text: t(messages.deleted) })
      },
    }),
  )
  const state = useStore(store)
  const { config, report } = services.context
  const support = state.status === 'impossible' ? readSupport(config.support, report) : undefined
  return (
    <div className="data-delete">
      <Button kind="quiet" onClick={() => store.begin(user)}>
        {t(messages.deleteAccount)}
      </Button>
      {state.status === 'impossible' && (
        <Dialog
          role="alertdialog"
          title={t(messages.keepTitle)}
          onClose={store.leave}
          actions={
            <Button kind="primary" onClick={store.leave} data-autofocus="">
              {t(messages.goBack)}
            </Button>
          }
        >
          <p>{t(messages.keepText)}</p>
          {support && (
            <SupportLine
              text={t(messages.support, {
                phone: support.phone,
                hours: support.hours ?? t(messages.supportHours),
              })}
              phone={support.phone}
            />
          )}
        </Dialog>
      )}
      {(state.status === 'asking' || state.status === 'deleting') && (
        <ConfirmDialog
          title={t(messages.deleteTitle)}
          text={t(messages.deleteText)}
          confirmLabel={t(messages.deleteYes)}
          cancelLabel={t(messages.goBack)}
          danger
          busy={state.status === 'deleting' ? t(messages.deleting) : undefined}
          problem={
            state.status === 'asking' && state.failure ? t(failureMessages[failureMessage(state.failure)]) : undefined
          }
          onConfirm={() => void store.confirm(user.id)}
          onCancel={store.leave}
        />
      )}
    </div>
  )
}
