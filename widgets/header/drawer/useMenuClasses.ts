import { useEffect } from 'react'
import { ownDocument } from '#lib/ownDocument.ts'
import { queryMedia } from '#lib/queryMedia.ts'
import { MOBILE_WIDTH, RESIZE_DELAY } from '../header.limits.ts'

/** Tells the page's own styles which menu is open, by a class of the body (content-features §4). A resized window is asked once it rests. */
export function useMenuClasses(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const narrow = queryMedia(`not all and (min-width: ${MOBILE_WIDTH}px)`)
    const toggle = (mobile: boolean, visor: boolean) => {
      // Looked up each time, because a script may replace the body.
      const body = ownDocument().body.classList
      body.toggle('mobile-menu-open', mobile)
      body.toggle('visor-open', visor)
    }
    const apply = () => toggle(narrow.matches, !narrow.matches)
    let timer: ReturnType<typeof setTimeout>
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(apply, RESIZE_DELAY)
    }
    apply()
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
      toggle(false, false)
    }
  }, [open])
}
