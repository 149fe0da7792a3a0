const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** A text as the value of an attribute in double quotes. */
export const attributeValue = (text: string): string => text.replace(/[&"<>]/g, (found) => entities[found] ?? found)

/**
 * JSON as the text of a `<script>`: nothing in it ends the element or begins a comment, and no line ends in a text. A `<` is always within a text of JSON.
 */
export const scriptText = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The same HTML in ASCII, to be read alike in any encoding. The text of a `<style>` or `<script>` in it must be ASCII already. */
export const asciiMarkup = (markup: string): string =>
  markup.replace(/[^\0-\x7f]/gu, (found) => `&#${found.codePointAt(0)};`)

/** The same JSON in ASCII. */
export const asciiJson = (json: string): string =>
  json.replace(/[^\0-\x7f]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
