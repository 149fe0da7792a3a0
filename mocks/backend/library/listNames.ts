import type { Language } from '#lib/site/config/config.ts'
import type { ListRecord } from './LibraryRecord.ts'

export type NameProblem = 'empty' | 'tooLong' | 'taken'

const MAX_LENGTH = 50

/** The server's error under the name field (reader-account §5, "Saved list name"). */
export const nameProblems: Record<Language, Record<NameProblem, string>> = {
  ca: {
    empty: 'Posa un nom a la llista.',
    tooLong: `El nom pot tenir ${MAX_LENGTH} caràcters com a màxim.`,
    taken: 'Ja tens una llista amb aquest nom.',
  },
  es: {
    empty: 'Pon un nombre a la lista.',
    tooLong: `El nombre puede tener ${MAX_LENGTH} caracteres como máximo.`,
    taken: 'Ya tienes una lista con este nombre.',
  },
  en: {
    empty: 'Give the list a name.',
    tooLong: `The name can have ${MAX_LENGTH} characters at most.`,
    taken: 'You already have a list with this name.',
  },
  de: {
    empty: 'Geben Sie der Liste einen Namen.',
    tooLong: `Der Name darf höchstens ${MAX_LENGTH} Zeichen haben.`,
    taken: 'Sie haben bereits eine Liste mit diesem Namen.',
  },
}

/** @param others The reader's lists, without the one that gets the name. */
export function nameProblem(name: string, others: readonly ListRecord[]): NameProblem | undefined {
  if (name === '') return 'empty'
  if ([...name].length > MAX_LENGTH) return 'tooLong'
  return others.some(({ title }) => title.toLowerCase() === name.toLowerCase()) ? 'taken' : undefined
}
