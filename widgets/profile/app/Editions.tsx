import { Newspaper } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../../src/kit/i18n/IntlContext.ts'
import { adoptAround } from '../../../src/kit/styles/adoptStyles.ts'
import { EmptyState } from '../../../src/kit/ui/EmptyState.tsx'
import emptyCss from '../../../src/kit/ui/emptyState.css?inline'
import { Loading } from '../../../src/kit/ui/feedback/Loading.tsx'
import { SkeletonText } from '../../../src/kit/ui/feedback/SkeletonText.tsx'
import { MenuRow } from '../../../src/kit/ui/rows/MenuRow.tsx'
import { RowGroup } from '../../../src/kit/ui/rows/RowGroup.tsx'
import { uiMessages } from '../../../src/kit/ui/ui.messages.ts'
import { FailureNotice } from '../../../src/page/overlays/FailureNotice.tsx'
import { createResource } from '../../../src/page/resource/createResource.ts'
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
            what={t(messages.failed)}
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
