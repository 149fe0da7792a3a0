import { useLayoutEffect, useRef } from 'react'
import { useLiveServices } from '../LiveServices.ts'
import type { LiveMessage } from '../live.schema.ts'

/** A message's text. Its HTML is sanitized as it is shown, in the frame of its message: nothing moves. */
export function MessageBody({ html, text }: Pick<LiveMessage, 'html' | 'text'>) {
  const { code } = useLiveServices()
  const { sanitize } = code()
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (html && sanitize) container.current?.replaceChildren(sanitize(html))
  }, [html, sanitize])

  if (html && sanitize) return <div className="body" ref={container} />
  return text ? <p className="body text">{text}</p> : null
}
