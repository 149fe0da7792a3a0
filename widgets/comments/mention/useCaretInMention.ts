import { useLayoutEffect, useState } from 'react'
import { deepActiveElement } from '../../../src/dom/deepActiveElement.ts'
import { mentionAt } from './mentionAt.ts'

/** The reader is in the field, with the caret at the end of this mention: a list that hangs from it would be in the way elsewhere. */
export function useCaretInMention(textarea: HTMLTextAreaElement, query: string): boolean {
  const [there, setThere] = useState(false)
  useLayoutEffect(() => {
    const look = () =>
      setThere(deepActiveElement() === textarea && mentionAt(textarea.value, textarea.selectionStart)?.query === query)
    look()
    const watching = new AbortController()
    document.addEventListener('selectionchange', look, watching)
    for (const name of ['focus', 'blur', 'selectionchange']) textarea.addEventListener(name, look, watching)
    return () => watching.abort()
  }, [textarea, query])
  return there
}
