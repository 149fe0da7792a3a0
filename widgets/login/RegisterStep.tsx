import { useEffect, useRef } from 'react'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { registerUrl } from '../../src/site/addresses.ts'
import { messages } from './login.messages.ts'

export interface RegisterStepProps {
  email: string
  backUrl: string
  /** Back from the registration's first step. */
  onClose: () => void
}

/** Step 6: another widget's work, so it stands here as on any page, by a marker; the loader takes it on. */
export function RegisterStep({ email, backUrl, onClose }: RegisterStepProps) {
  const { t } = useIntl()
  const marker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = marker.current
    const close = (event: Event) => {
      // The library's own event: see widgets/events.ts.
      if ((event as CustomEvent<{ step: number }>).detail.step === 0) onClose()
    }
    element?.addEventListener('quiosc:register-closed', close)
    return () => element?.removeEventListener('quiosc:register-closed', close)
  }, [onClose])
  return (
    <div ref={marker} data-widget="register" data-email={email} data-back-url={backUrl}>
      <a href={registerUrl(backUrl, email)}>{t(messages.registerFallback)}</a>
    </div>
  )
}
