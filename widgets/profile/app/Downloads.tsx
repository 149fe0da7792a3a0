import { Newspaper } from 'lucide'
import { useEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyCss from '#kit/ui/emptyState.css?inline'
import { createSavedPdfs } from '#page/app-bridge/saved-pdfs/createSavedPdfs.ts'
import type { PanelProps } from '../profile.types.ts'
import appCss from './app.css?inline'
import { appMessages as messages } from './app.messages.ts'

const adopt = adoptAround(emptyCss, appCss)

const MEGABYTE = 1_000_000

/** Sizes that the backend wrote as text are not counted. */
const bytesOf = (sizes: readonly unknown[]) =>
  sizes.reduce<number>((sum, size) => sum + (typeof size === 'number' ? size : 0), 0)

/** How much the papers take that the app has saved, and the way to them (reader-account §2, "Downloads": a placeholder). A link may lead here on the web, too. */
export function Downloads({ services }: PanelProps) {
  const { t, number } = useIntl()
  const { app } = services.context
  const [bytes, setBytes] = useState(0)

  useEffect(() => {
    const lifetime = new AbortController()
    const saved = createSavedPdfs({ app, signal: lifetime.signal })
    const count = () => setBytes(bytesOf([...(saved.getState()?.values() ?? [])]))
    count()
    saved.subscribe(count)
    return () => lifetime.abort()
  }, [app])

  if (!app.inApp) {
    return (
      <div ref={adopt}>
        <EmptyState icon={Newspaper} text={t(messages.appOnly)} />
      </div>
    )
  }
  return (
    <div ref={adopt}>
      <p className="app-text">{t(messages.downloadsText)}</p>
      <p className="app-size">{t(messages.size, { size: number(Math.ceil(bytes / MEGABYTE)) })}</p>
      <Button onClick={() => app.send('showDownloadedPDFs')}>{t(messages.openDownloads)}</Button>
    </div>
  )
}
