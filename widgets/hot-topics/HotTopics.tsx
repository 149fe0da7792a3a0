import type { CSSProperties } from 'react'
import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from './hot-topics.messages.ts'

/** A topic whose address may be followed. */
export interface ShownTopic {
  text: string
  href: string
  sponsor: string | undefined
  /** The sponsor's colour, legible in both themes; undefined: not styled as an ad. */
  colour: string | undefined
}

export interface HotTopicsProps {
  /** The widget's own words by default. */
  title: string | undefined
  topics: readonly ShownTopic[]
}

/** The topics of the day, in one line that scrolls sideways. */
export function HotTopics({ title, topics }: HotTopicsProps) {
  const { t } = useIntl()
  const isEmpty = topics.length === 0
  useHostView(isEmpty ? 'empty' : 'shown')
  if (isEmpty) return null
  const name = title ?? t(messages.title)
  // React's CSSProperties type has no custom properties.
  const adStyle = (colour: string) => ({ '--ad': colour }) as CSSProperties
  return (
    <nav className="strip" part="strip" aria-label={name}>
      <p className="name" aria-hidden="true">
        {name}
      </p>
      <ul role="list" className="topics">
        {topics.map(({ text, href, sponsor, colour }) => (
          <li key={href} className={colour && 'ad'} style={colour ? adStyle(colour) : undefined}>
            <a href={href} part="topic" rel={sponsor && 'sponsored noopener'}>
              {sponsor ? `${text} ` : text}
              {sponsor && <span className="sponsor">{t(messages.sponsored, { sponsor })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
