import { useLiveServices } from '../LiveServices.ts'
import type { LiveMessage } from '../live.schema.ts'

/** A message's text. Its HTML is there in the frame of its message: nothing moves. */
export function MessageBody({ message }: { message: LiveMessage }) {
  const { html, text } = message
  const { code } = useLiveServices()
  const { sanitize } = code()
  // Another HTML is another element: a translator may have put its own into the one that is there.
  if (html && sanitize)
    return (
      <div className="body" key={html}>
        {sanitize(message)}
      </div>
    )
  return text ? <p className="body text">{text}</p> : null
}
