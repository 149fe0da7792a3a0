import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Link } from '#kit/ui/Link.tsx'
import { object } from '#lib/schema/object.ts'
import { registerUrl } from '#lib/site/addresses/addresses.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import { messages } from '../login.messages.ts'

export interface RegisterStepProps {
  email: string
  backUrl: string
  /** Called when the reader goes back from the registration's first step. */
  onClose: () => void
}

const ClosedSchema = object({ step: v.number() })

/** Step 6: the register widget, rendered as a marker that the loader mounts as on any page. */
export function RegisterStep({ email, backUrl, onClose }: RegisterStepProps) {
  const { t } = useIntl()
  const marker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lifetime = new AbortController()
    const onClosed = ({ step }: { step: number }) => step === 0 && onClose()
    if (marker.current) subscribe(marker.current, 'quiosc:register-closed', ClosedSchema, onClosed, lifetime)
    return () => lifetime.abort()
  }, [onClose])
  return (
    <div ref={marker} data-widget="register" data-email={email} data-back-url={backUrl}>
      <Link href={registerUrl(backUrl, email)}>{t(messages.registerFallback)}</Link>
    </div>
  )
}
