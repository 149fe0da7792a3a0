/**
 * Puts text below a heading of a document in place of what is there, up to the next heading of its level. A heading that the document has not comes at its
 * end.
 */
export function replaceSection(document: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n`
  const parts = document.trimEnd().split(/\n+(?=## )/)
  const at = parts.findIndex((part) => part.startsWith(`## ${heading}\n`))
  const replaced = at < 0 ? [...parts, section] : parts.with(at, section)
  return `${replaced.map((part) => part.trimEnd()).join('\n\n')}\n`
}
