import { useEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { retryMessages } from '#kit/i18n/shared.messages.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'

export interface UnknownReaderProps {
  /** Loads the profile again; resolves when that has ended. Also when the network returns. */
  load(): Promise<void>
}

/** For somebody who is signed in and whose profile could not be loaded (reader-account §8, "Profile load or save failure"). */
export function UnknownReader({ load }: UnknownReaderProps) {
  const { t } = useIntl()
  const [retrying, setRetrying] = useState(false)

  const retry = async () => {
    setRetrying(true)
    await load()
    setRetrying(false)
  }
  useEffect(() => {
    const again = () => void load()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [load])

  return (
    <Notice
      kind="error"
      action={{
        label: t(uiMessages.retry),
        run: () => void retry(),
        busy: retrying ? t(uiMessages.loading) : undefined,
      }}
    >
      {t(retryMessages.generic)}
    </Notice>
  )
}
