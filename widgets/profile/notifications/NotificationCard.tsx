import { CircleCheck, CircleX } from 'lucide'
import { useId } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { WrittenDate } from '../panels/WrittenDate.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { notificationsMessages as messages } from './notifications.messages.ts'
import type { Notification, NotificationType } from './notifications.schema.ts'
import { PeopleNames } from './PeopleNames.tsx'
import { peopleOf } from './peopleOf.ts'

/** The rest of the sentence that begins with the names. */
const sentenceEnds = {
  'comment-new-notification': messages.commentNew,
  'comment-mention-notification': messages.commentMention,
  'comment-response-notification': messages.commentResponse,
  'comment-approval-notification': messages.commentApproval,
  'comment-banned-notification': messages.commentBanned,
  'user-follow-notification': messages.userFollow,
} satisfies Partial<Record<NotificationType, unknown>>

/** These come from the newspaper. */
const decisions = {
  'comment-approval-notification': CircleCheck,
  'comment-banned-notification': CircleX,
}

const isDecision = (type: NotificationType): type is keyof typeof decisions => type in decisions

export interface NotificationCardProps {
  notification: Notification
  services: ProfileServices
}

/**
 * One notification: the whole card leads to its address, the nicks to their profiles (reader-account §2, "Notification card"). In the app it is the same link, whose
 * navigation the app takes over.
 */
export function NotificationCard({ notification, services }: NotificationCardProps) {
  const { t } = useIntl()
  const { config, location } = services.context
  const { type, title, subtitle, body, message, url, publishedDate } = notification
  const sentence = useId()
  const { named, others } = peopleOf(notification)
  const words =
    type === 'comment-like-notification'
      ? t(messages.commentLike, { count: named.length + others })
      : t(sentenceEnds[type])
  const quote = type === 'comment-banned-notification' ? message : body

  return (
    <article className="note" aria-labelledby={sentence}>
      {isDecision(type) ? (
        <span className="note-mark" data-refused={type === 'comment-banned-notification' ? '' : undefined}>
          <Icon of={decisions[type]} />
        </span>
      ) : (
        <Avatar nick={named[0]?.nick ?? ''} url={named[0]?.avatar} />
      )}
      <div className="note-text">
        <p id={sentence} className="q-targets">
          {!isDecision(type) && <PeopleNames named={named} others={others} services={services} />}
          {url ? (
            <Link className="note-link" href={safeUrl(url, location.href(), config.hosts)} aria-labelledby={sentence}>
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        {quote && (
          <p className="note-quote" dir="auto" lang="">
            {quote}
          </p>
        )}
        <p className="muted">
          <WrittenDate date={publishedDate} />
          {title && <span className="note-title">{title}</span>}
          {subtitle && <span className="note-title">{subtitle}</span>}
        </p>
      </div>
    </article>
  )
}
