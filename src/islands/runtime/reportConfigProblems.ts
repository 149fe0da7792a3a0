import { configProblems } from '#lib/site/config/configProblems.ts'
import { writeConsole } from '#lib/writeConsole.ts'

/**
 * Reports problems of the page's configuration on the console, each once. The first three parameters are those of `readConfig`.
 *
 * @param reported Problems already reported; new ones are added.
 */
export function reportConfigProblems(
  text: string | null,
  htmlLang: string,
  settings: object | undefined,
  reported: Set<string>,
) {
  for (const problem of configProblems(text, htmlLang, settings, window.location.host)) {
    if (!reported.has(problem)) writeConsole('error', `[quiosc] configuration: ${problem}`)
    reported.add(problem)
  }
}
