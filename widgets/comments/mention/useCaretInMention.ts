import { useLayoutEffect, useState } from 'react'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { mentionAt } from './mentionAt.ts'

/** The reader is in the field, with the caret at the end of this mention: a list that hangs from it would be in the way elsewhere. */
export function useCaretInMention(textarea: HTMLTextAreaElement, query: string): boolean {
  const [isInside, setIsInside] = useState(false)
  useLayoutEffect(() => {
    const update = () =>
      setIsInside(
        deepActiveElement() === textarea && mentionAt(textarea.value, textarea.selectionStart)?.query === query,
      )
    update()
    const watching = new AbortController()
    listen(ownDocument(), 'selectionchange', update, watching)
    for (const name of ['focus', 'blur', 'selectionchange']) textarea.addEventListener(name, update, watching)
    return () => watching.abort()
  }, [textarea, query])
  return isInside
}
