import { readAnswer } from '#page/api/readAnswer.ts'

/** An answer with these fields of its data alone, for a widget that shows little of it: the text travels in the page. One that is no object stays as it is. */
export function pickFields(answer: string, fields: readonly string[]): string {
  const read = readAnswer(200, answer)
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return answer
  const kept = Object.entries(read.value).filter(([name]) => fields.includes(name))
  return JSON.stringify({ response: Object.fromEntries(kept) })
}
