import { useEffect, useRef } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { registerUrl } from '../../../src/site/addresses/addresses.ts'
import { Link } from '../../../src/ui/Link.tsx'
import { messages } from '../login.messages.ts'

export interface RegisterStepProps {
  email: string
  backUrl: string
  /** Called when the reader goes back from the registration's first step. */
  onClose: () => void
}

/** Step 6: the register widget, rendered as a marker that the loader mounts as on any page. */
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
      <Link href={registerUrl(backUrl, email)}>{t(messages.registerFallback)}</Link>
    </div>
  )
}
