import type { MouseEvent } from 'react'

/** A press that asks for nothing but to go there: with a modifier, or another button, a link is the browser's. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
