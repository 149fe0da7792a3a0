import { useLayoutEffect, useRef } from 'react'
import { useLiveServices } from '../LiveServices.ts'
import type { LiveMessage } from '../live.schema.ts'

/** A message's text. Its HTML is there in the frame of its message: nothing moves. */
export function MessageBody({ message }: { message: LiveMessage }) {
  const { html, text } = message
  const { code } = useLiveServices()
  const { sanitize } = code()
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (html && sanitize) container.current?.replaceChildren(sanitize(message))
  }, [html, message, sanitize])

  if (html && sanitize) return <div className="body" ref={container} />
  return text ? <p className="body text">{text}</p> : null
}
