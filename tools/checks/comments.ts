import { type Finding, lineAt, parseSource, type Source } from './source.ts'

/** A relative clause, which tells the thing last or not at all: “What floats …”, “Which one is shown”, “Those that wait”. */
const OPENING = /^[*\s]*(?:What|Who|Whom|Whatever|Whoever|Whose|Which|(?:All|Those)\s+(?:that|who|whom|whose))\s/
/** The same behind a tag; an error has a condition there, which “If …” says. */
const TAG_OPENING = /@(?:param\s+\w+|returns|throws(?:\s+\{\w+\})?)\s+(?:What|Who|Whom|Whatever|Whoever|Whose|Where)\s/

/** Comments and tags that open with a relative clause (docs/contributing.md). A noun or a verb is read faster. */
export function commentFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => {
    const { path, text } = source
    return commentsIn(source)
      .filter(({ value }) => OPENING.test(value) || TAG_OPENING.test(value))
      .map(({ start }) => ({
        path,
        line: lineAt(text, start),
        problem: 'opens a comment or a tag with a relative clause: begin with a noun or a verb',
      }))
  })
}

/** Sheets and plain scripts are searched as text, because no check parses them. */
function commentsIn(source: Source): readonly { value: string; start: number }[] {
  const { path, text } = source
  if (/\.tsx?$/.test(path)) return parseSource(source).comments
  if (!/\.(css|mjs)$/.test(path)) return []
  return [...text.matchAll(/\/\*([\s\S]*?)\*\/|^\s*\/\/(.*)/gm)].map(({ 1: block, 2: line, index }) => ({
    value: block ?? line ?? '',
    start: index,
  }))
}
