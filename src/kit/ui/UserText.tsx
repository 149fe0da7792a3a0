import { type TextPart, textParts } from '#lib/textParts.ts'

export interface UserTextProps {
  text: string
  /** The nicks that the text mentions with an "@". */
  nicks: readonly string[]
}

/** A reader's text: URLs become `nofollow` links, and mentions are highlighted. Its container needs `white-space: pre-line`. */
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
