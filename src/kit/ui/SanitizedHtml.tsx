import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Resolves to sanitized nodes; rejects when the sanitizer does not load. */
export type Sanitize = (html: string) => Promise<DocumentFragment>

export interface SanitizedHtmlProps {
  html: string
  sanitize: Sanitize
  /** Of the element around the HTML. */
  className: string
  /** Shown when the HTML cannot be sanitized, or is empty afterwards. */
  children: ReactNode
}

/** HTML from outside. Shown only once sanitized, and inserted as nodes, never as an HTML string. */
export function SanitizedHtml({ html, sanitize, className, children }: SanitizedHtmlProps) {
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const lifetime = new AbortController()
    const { signal } = lifetime
    const show = (fragment: DocumentFragment) => {
      if (signal.aborted) return
      setFailed(!fragment.textContent?.trim())
      container.current?.replaceChildren(fragment)
    }
    setFailed(false)
    sanitize(html).then(show, () => signal.aborted || setFailed(true))
    return () => lifetime.abort()
  }, [html, sanitize])

  return failed ? children : <div className={className} ref={container} />
}
