import type { MouseEvent } from 'react'

/** A click without modifiers by the main button; all others are left to the browser. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
