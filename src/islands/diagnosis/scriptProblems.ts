import { misspelt } from '#lib/nearest.ts'
import { suggestion } from './didYouMean.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** The files that a page may include; another folder or engine may be before them. */
export const scriptFiles: readonly string[] = ['widgets.js', 'widgets.iife.js']

/** A file of that name which is not ours. */
const foreign = /platform\.(?:twitter|x)\.com\//

/** The library's script in an address, or in a placeholder that prints one. */
export const scriptFileIn = (text: string): string | undefined =>
  foreign.test(text) ? undefined : /(?:^|[/'"=])(widgets(?:\.iife)?\.js)(?=$|[?#'"\s)])/.exec(text)?.[1]

/** The file's name in what was written, of any script in a folder called quiosc. */
const nameIn = (text: string) => /quiosc\/(?:[\w.-]+\/)*([\w.-]+\.m?js)\b/.exec(text)?.[1]

export const secondScript: MarkerProblem = {
  id: 'doubled-script',
  message: 'the page includes the library’s script a second time',
}

/** A script in the library's folder that is not the library's script; undefined for any other. */
export function strayScript(address: string): MarkerProblem | undefined {
  const name = nameIn(address)
  // The service worker is never included, but may stand in the same folder as a script that registers it.
  if (!name || scriptFiles.includes(name)) return undefined
  const advice = address.includes('/chunks/')
    ? ' it loads its chunks itself: include widgets.js alone'
    : suggestion(misspelt(name, scriptFiles) ?? 'widgets.js')
  return { id: 'wrong-script-path', message: `src: ${name} is not the library’s script.${advice}` }
}
