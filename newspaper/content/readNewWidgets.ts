import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../docs/examples/', import.meta.url)

/** The markers of all widgets but these, from the documentation's examples. Their links lead to the front page: a publisher has the pages that they name. */
export const readNewWidgets = (placed: readonly string[]): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html') && !placed.includes(file.slice(0, -'.html'.length)))
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replaceAll(/ href="\/[^"]*"/g, ' href="/"'))
