import { Newspaper } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyCss from '#kit/ui/emptyState.css?inline'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'
import { MenuRow } from '#kit/ui/rows/MenuRow.tsx'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { createResource } from '#page/resource/createResource.ts'
import type { PanelProps } from '../profile.types.ts'
import appCss from './app.css?inline'
import { appMessages as messages } from './app.messages.ts'
import { createEditionsApi } from './editions.api.ts'

const adopt = adoptAround(emptyCss, appCss)

/** The newspaper's editions, in the app, which takes over once one is chosen (reader-account §2, "Edition"). */
export function Editions({ services }: PanelProps) {
  const { t } = useIntl()
  const { app, client, signal } = services.context
  const [editions] = useState(() => createResource(createEditionsApi(client).load, signal))
  const state = useStore(editions)

  useEffect(() => {
    if (app.inApp) void editions.load()
  }, [app, editions])

  const content = () => {
    if (!app.inApp) return <EmptyState icon={Newspaper} text={t(messages.noEditions)} />
    switch (state.status) {
      case 'idle':
      case 'loading':
        return (
          <Loading label={t(uiMessages.loading)}>
            <SkeletonText lines={4} />
          </Loading>
        )
      case 'failed':
        return (
          <FailureNotice
            failure={state.failure}
            message={t(messages.failed)}
            onRetry={() => void editions.load()}
            retrying={state.retrying ? t(uiMessages.loading) : undefined}
          />
        )
      case 'ready':
        if (state.value.length === 0) return <EmptyState icon={Newspaper} text={t(messages.noEditions)} />
        return (
          <>
            <p className="app-text">{t(messages.editionText)}</p>
            <RowGroup>
              {state.value.map(({ title }) => (
                <MenuRow key={title} label={title} onPress={() => app.send('changeEdition', { edition: title })} />
              ))}
            </RowGroup>
          </>
        )
    }
  }
  return <div ref={adopt}>{content()}</div>
}
