import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../comments.messages.ts'

/** A note on what will be here; the composer above is the way to it, where the content still takes comments. */
export function EmptyList({ open }: { open: boolean }) {
  const { t } = useIntl()
  return (
    <div className="empty">
      <svg
        viewBox="0 0 64 48"
        width="64"
        height="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4 6h44v28H22l-10 8v-8H4zM54 14h6v24h-6v6l-7-6H30" />
      </svg>
      <p>{t(messages.empty)}</p>
      {open && <p>{t(messages.emptyInvite)}</p>}
    </div>
  )
}
