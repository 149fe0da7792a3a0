import type { Mention } from '../comments.schema.ts'
import type { BodyPart } from './bodyParts.ts'
import { bodyParts } from './bodyParts.ts'

/** What a reader wrote, as text: addresses become links that vouch for nothing. */
export const CommentBody = ({ body, mentions }: { body: string; mentions: readonly Mention[] }) => (
  <p className="body" dir="auto">
    {bodyParts(body, mentions).map(renderPart)}
  </p>
)

function renderPart(part: BodyPart, index: number) {
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
