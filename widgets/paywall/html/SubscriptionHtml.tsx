import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Ways } from '../ways.ts'

export interface SubscriptionHtmlProps {
  html: string
  sanitize: Ways['sanitize']
  /** What shows when the HTML can't be made safe, or nothing is left of it. */
  children: ReactNode
}

/** HTML of the subscription department. Nothing of it shows before it is sanitized, and it never passes as text into the page. */
export function SubscriptionHtml({ html, sanitize, children }: SubscriptionHtmlProps) {
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    const show = (fragment: DocumentFragment) => {
      if (!current) return
      setFailed(!fragment.textContent?.trim())
      container.current?.replaceChildren(fragment)
    }
    setFailed(false)
    sanitize(html).then(show, () => current && setFailed(true))
    return () => {
      current = false
    }
  }, [html, sanitize])

  return failed ? children : <div className="html" ref={container} />
}
