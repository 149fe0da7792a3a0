import { useIntl } from '#kit/i18n/IntlContext.ts'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { messages } from '../live.messages.ts'

/** A minute of a match, which is not said as a prime. */
export function Minute({ of }: { of: string }) {
  const { t } = useIntl()
  return (
    <>
      <span aria-hidden="true">{of}’</span>
      <VisuallyHidden>{t(messages.minute, { minute: of })}</VisuallyHidden>
    </>
  )
}
