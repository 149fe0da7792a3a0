import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../preview.messages.ts'
import type { PageReader, ServerPart } from '../stage/findServerParts.ts'
import { outlineMarker } from './outlineMarker.ts'

export interface ServerPartsProps {
  parts: readonly ServerPart[]
  /** The reader for whom they were made. */
  reader: PageReader
}

/** The parts that the page's server has made for another reader. Pointing at an entry outlines its part. */
export function ServerParts({ parts, reader: { isSignedIn, nick = '' } }: ServerPartsProps) {
  const { t } = useIntl()
  const nameOf = (part: ServerPart) => {
    switch (part.kind) {
      case 'wall':
        return t(messages.serverWall)
      case 'name':
        return t(messages.serverName, { name: part.name })
      case 'class':
        return t(messages.serverClass, { name: part.name })
    }
  }
  return (
    <div className="server-parts">
      <p>{t(messages.serverParts, { hasNick: String(nick !== ''), nick, isSignedIn: String(isSignedIn) })}</p>
      <ul role="list">
        {parts.map((part, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the page's order is all that tells two parts apart
            key={position}
            onPointerEnter={() => outlineMarker(part.element, true)}
            onPointerLeave={() => outlineMarker(part.element, false)}
          >
            {nameOf(part)}
          </li>
        ))}
      </ul>
    </div>
  )
}
