import { useEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import { preferencesMessages as messages } from './preferences.messages.ts'

/**
 * In the app: the device lets no notification through, whatever is chosen below, and how to change that (reader-account §2). The app tells the state again
 * whenever it changes.
 */
export function DeviceNotice({ app }: { app: Pick<AppBridge, 'send' | 'subscribe'> }) {
  const { t } = useIntl()
  const [enabled, setEnabled] = useState(true)

  useEffect(() => {
    const ended = new AbortController()
    const ask = () => app.send('fetchNotificationsStatus')
    const unsubscribe = app.subscribe((message) => {
      if (message.action === 'notificationsStatus') setEnabled(message.enabled)
    })
    // The reader may come back from the device's own settings.
    const onVisible = () => ownDocument().visibilityState === 'visible' && ask()
    listen(ownDocument(), 'visibilitychange', onVisible, ended)
    ask()
    return () => {
      unsubscribe()
      ended.abort()
    }
  }, [app])

  if (enabled) return null
  const activate = () => app.send('setNotificationsStatus', { enabled: true })
  return (
    <Notice kind="warning" action={{ label: t(messages.activate), run: activate }}>
      {t(messages.deviceOff)}
    </Notice>
  )
}
