interface Key {
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a key belongs to an input method that is composing a text, as for Chinese or Japanese: its Escape ends the composition, and closes and empties nothing. Safari ends
 * the composition first and then sends the key, with the code 229.
 *
 * @param event The browser's, or React's around it.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
