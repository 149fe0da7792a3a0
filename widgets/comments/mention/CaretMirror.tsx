import { type Ref, useLayoutEffect, useRef } from 'react'
import type {} from './mention.css'

/** The properties that decide where a letter of a text area stands. */
const STYLES = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'tabSize',
  'textAlign',
  'textIndent',
  'wordSpacing',
] as const

export interface CaretMirrorProps {
  textarea: HTMLTextAreaElement
  /** The index of a letter of its text. */
  at: number
  /** Gets that letter. */
  anchorRef: Ref<HTMLElement>
}

/** The text again, unseen and unheard, over a text area, which tells nobody where its letters are. Beside it, in an element with a position. */
export function CaretMirror({ textarea, at, anchorRef }: CaretMirrorProps) {
  const mirror = useRef<HTMLDivElement>(null)
  // After each render: the text, and what is around the field, may have changed.
  useLayoutEffect(() => {
    const parent = mirror.current?.offsetParent
    if (!mirror.current || !parent) return
    const { style } = mirror.current
    const own = getComputedStyle(textarea)
    for (const name of STYLES) style[name] = own[name]
    const field = textarea.getBoundingClientRect()
    const around = parent.getBoundingClientRect()
    // On a zoomed page they are in other pixels than the style.
    const zoom = field.width / textarea.offsetWidth || 1
    style.width = `${textarea.clientWidth}px`
    style.left = `${(field.left - around.left) / zoom + textarea.clientLeft}px`
    style.top = `${(field.top - around.top) / zoom + textarea.clientTop - textarea.scrollTop}px`
  })
  const { value } = textarea
  return (
    <div ref={mirror} className="q-mirror" aria-hidden="true" dir={textarea.dir || undefined}>
      {value.slice(0, at)}
      <span ref={anchorRef}>{value.slice(at, at + 1)}</span>
      {value.slice(at + 1)}
    </div>
  )
}
