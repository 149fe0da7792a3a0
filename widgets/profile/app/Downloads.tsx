import { useEffect, useState } from 'react'
import type { AppMessage } from '../../../src/app-bridge/appBridge.types.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { PanelProps } from '../profile.types.ts'
import appCss from './app.css?inline'
import { appMessages as messages } from './app.messages.ts'

const adopt = adoptAround(appCss)

type SavedPdf = Extract<AppMessage, { action: 'setSavedPDFs' }>['pdfs'][number]

const MEGABYTE = 1_000_000

/** Sizes that the backend wrote as text are not counted. */
const bytesOf = (pdfs: readonly SavedPdf[]) =>
  pdfs.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : 0), 0)

/** How much the papers take that the app has saved, and the way to them (reader-account §2, "Downloads": a placeholder). */
export function Downloads({ services }: PanelProps) {
  const { t, number } = useIntl()
  const { app } = services.context
  const [bytes, setBytes] = useState(0)

  useEffect(() => {
    const unsubscribe = app.subscribe((message) => {
      if (message.action === 'setSavedPDFs') setBytes(bytesOf(message.pdfs))
    })
    app.send('fetchSavedPDFs')
    return unsubscribe
  }, [app])

  return (
    <div ref={adopt}>
      <p className="app-text">{t(messages.downloadsText)}</p>
      <p className="app-size">{t(messages.size, { size: number(Math.ceil(bytes / MEGABYTE)) })}</p>
      <Button onClick={() => app.send('showDownloadedPDFs')}>{t(messages.openDownloads)}</Button>
    </div>
  )
}
