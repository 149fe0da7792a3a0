import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'
import type { LiveMessage } from '../live.schema.ts'

/** More would push the messages out of sight on a phone. */
const MOST = 5

export interface KeyPointsProps {
  /** The newest first. */
  of: readonly LiveMessage[]
  onGo: (id: string) => void
}

/** The key points for a reader who has just come: links to the messages that say it. Nothing where the feed flags none. */
export function KeyPoints({ of, onGo }: KeyPointsProps) {
  const { t } = useIntl()
  const { hashOf } = useLiveServices()
  const points = of.filter(({ keyPoint, title }) => keyPoint && title).slice(0, MOST)
  if (points.length === 0) return null
  return (
    <div className="points" part="key-points">
      <Heading>{t(messages.keyPoints)}</Heading>
      <ul role="list">
        {points.map(({ id, title }) => (
          <li key={id} dir="auto">
            {/* The second press of the same link changes no address. */}
            <Link href={hashOf(id)} onClick={() => onGo(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
