import { useMemo } from 'react'
import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Heading } from '#kit/ui/Heading.tsx'
import { LazyPart, type LoadPart } from '#kit/ui/LazyPart.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { CommentsContext, type CommentsServices, useComments } from './CommentsContext.ts'
import { messages } from './comments.messages.ts'
import { Announcer } from './list/Announcer.tsx'
import { Dialogs } from './list/Dialogs.tsx'
import { Discussion } from './list/Discussion.tsx'
import { SkeletonComments } from './list/SkeletonComments.tsx'
import type { WebViewProps } from './webview/WebView.tsx'

const loadWebView: LoadPart<WebViewProps> = async () => (await import('./webview/WebView.tsx')).WebView

export interface CommentsProps {
  services: CommentsServices
  /** The page is the app's web view of the comments. */
  webView: boolean
}

/** The comments on one content. */
export function Comments({ services, webView }: CommentsProps) {
  return (
    <CommentsContext value={services}>
      <Announcer />
      <Content services={services} webView={webView} />
      <Dialogs />
    </CommentsContext>
  )
}

function Content({ services, webView }: CommentsProps) {
  const { t } = useIntl()
  const { store, contentId } = services
  const list = useComments((state) => state.list)
  useHostView(list.status)
  const webViewProps = useMemo(() => ({ contentId }), [contentId])

  switch (list.status) {
    case 'loading':
      return (
        <Loading label={t(messages.loading)}>
          <div className="head">
            <Skeleton width={11} height={1.75} />
          </div>
          <div className="waiting-field">
            <Skeleton height={2.75} />
          </div>
          <SkeletonComments count={4} />
        </Loading>
      )
    case 'failed':
      return (
        <section>
          <Heading part="headline">{t(messages.title)}</Heading>
          <FailureNotice failure={list.failure} message={t(messages.failed)} onRetry={() => void store.load()} />
        </section>
      )
    case 'ready':
      return webView ? (
        <LazyPart load={loadWebView} props={webViewProps} name={t(messages.title)} />
      ) : (
        <Discussion list={list} />
      )
  }
}
