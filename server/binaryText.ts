/** As many bytes as a function may have arguments, with room to spare. */
const SLICE = 8192

/** Bytes as a text of as many characters, in which offsets are those of the bytes, whatever the encoding. */
export function toBinaryText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += SLICE) text += String.fromCharCode(...bytes.subarray(at, at + SLICE))
  return text
}

const sequences = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g

const decoder = new TextDecoder()

/** Reads such a text: its sequences of UTF-8 become characters. The text of a page in Latin-1 has none, and is returned unchanged. */
export const readBinaryText = (text: string): string =>
  text.replace(sequences, (found) => decoder.decode(Uint8Array.from(found, (character) => character.charCodeAt(0))))
