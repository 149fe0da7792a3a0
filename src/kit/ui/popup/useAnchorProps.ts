import { useLayoutEffect, useRef } from 'react'
import { writeJson } from '#lib/writeJson.ts'

/**
 * Applies the handlers and `aria-` attributes of `getReferenceProps()` to an element that another component renders: the anchor is
 * rendered first, and the popup's code loads later.
 */
export function useAnchorProps(anchor: HTMLElement, props: Record<string, unknown>): void {
  const latest = useRef(props)
  const handled = Object.keys(props)
    .filter((name) => name.startsWith('on'))
    .join()
  const described = writeJson(Object.entries(props).filter(([name, value]) => name.startsWith('aria-') && value))

  // Layout effects, because a fast next key comes before the paint.
  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    const listeners = new AbortController()
    for (const name of handled.split(',')) {
      const call = (event: Event) => {
        const handler = latest.current[name]
        // Present on React's own events; the library uses it to find where an event comes from.
        if (typeof handler === 'function') handler(Object.assign(event, { nativeEvent: event }))
      }
      anchor.addEventListener(name.slice(2).toLowerCase(), call, listeners)
    }
    return () => listeners.abort()
  }, [anchor, handled])
  useLayoutEffect(() => {
    const entries: [string, unknown][] = JSON.parse(described)
    for (const [name, value] of entries) anchor.setAttribute(name, String(value))
    return () => {
      for (const [name] of entries) anchor.removeAttribute(name)
    }
  }, [anchor, described])
}
