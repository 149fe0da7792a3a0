import { MessageSquare } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import toggleCss from '#kit/ui/fields/toggle.css?inline'
import { ConfirmAction } from '#page/overlays/confirm/ConfirmAction.tsx'
import { PanelTitle } from '../panels/PanelSlots.tsx'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import { messages } from '../profile.messages.ts'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { CommentedArticles } from './CommentedArticles.tsx'
import css from './comments.css?inline'
import { commentsMessages } from './comments.messages.ts'
import { createProfileCommentsApi } from './profileComments.api.ts'
import { createProfileComments } from './profileComments.store.ts'

const adopt = adoptAround(toggleCss, emptyStateCss, css)

/** The reader's own comments (reader-account §2, "Comments screen"). The menu offers it to those only who may comment. */
export const OwnComments = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={8}>
      {({ id }) => <Own key={id} userId={id} services={services} />}
    </ReaderPanel>
  </div>
)

function Own({ userId, services }: { userId: string; services: ProfileServices }) {
  const { t, number } = useIntl()
  const { client, publish, signal } = services.context
  const [store] = useState(() =>
    createProfileComments({ api: createProfileCommentsApi(client), userId, signal, publish }),
  )
  const total = useStore(store, (state) => state.total)
  const [asked, setAsked] = useState<string>()
  const [deleted, setDeleted] = useState<string>()
  const announcement = useMemo(
    () => (deleted === undefined ? undefined : { text: t(commentsMessages.deleted) }),
    [deleted, t],
  )

  useEffect(() => store.show(), [store])
  // After the dialog has closed and given the focus back to the comment, which can then pass it on.
  useEffect(() => {
    if (deleted !== undefined) store.remove(new Set([deleted]))
  }, [deleted, store])

  const remove = async (id: string) => {
    const result = await store.delete(id)
    if (result.ok) {
      setAsked(undefined)
      setDeleted(id)
    }
    return result
  }
  return (
    <>
      {total !== undefined && (
        <PanelTitle>{t(commentsMessages.title, { count: total, shown: number(total) })}</PanelTitle>
      )}
      <LiveRegion announcement={announcement} />
      <CommentedArticles
        store={store}
        services={services}
        label={t(messages.comments)}
        empty={<EmptyState text={t(commentsMessages.empty)} icon={MessageSquare} />}
        onDelete={setAsked}
      />
      {asked !== undefined && (
        <ConfirmAction
          title={t(commentsMessages.deleteTitle)}
          text={t(commentsMessages.deleteText)}
          confirmLabel={t(commentsMessages.delete)}
          busy={t(commentsMessages.deleting)}
          danger
          run={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
