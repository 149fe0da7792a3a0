import type { TextPart } from '../lib/textParts.ts'
import { textParts } from '../lib/textParts.ts'

export interface UserTextProps {
  text: string
  /** Whom the text names with an "@". */
  nicks: readonly string[]
}

/** What a reader wrote, as text: addresses become links that vouch for nothing, names stand out. Wants `white-space: pre-line` around it. */
export const UserText = ({ text, nicks }: UserTextProps) => <>{textParts(text, nicks).map(renderPart)}</>

function renderPart(part: TextPart, index: number) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'mention':
      return <strong key={index}>{part.text}</strong>
    case 'link':
      return (
        <a key={index} href={part.href} rel="nofollow ugc noopener noreferrer" target="_blank">
          {part.text}
        </a>
      )
  }
}
