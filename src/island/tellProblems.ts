import { configProblems } from '../site/configProblems.ts'

/**
 * Names on the console what is wrong with the page's configuration, each once. The first three parameters are those of `readConfig`.
 *
 * @param told What has been named already.
 */
export function tellProblems(text: string | null, htmlLang: string, settings: object | undefined, told: Set<string>) {
  for (const problem of configProblems(text, htmlLang, settings)) {
    // biome-ignore lint/suspicious/noConsole: the template's author has no other place to learn of it
    if (!told.has(problem)) console.error(`[quiosc] configuration: ${problem}`)
    told.add(problem)
  }
}
