import { camelName, keyOf } from './names.ts'

/** The list of islands, which the one-file build and stories load widgets by. */
export const islandsPath = 'widgets/islands.ts'

/** Characters of a line. */
const WIDTH = 120

/** As the formatter writes it: in one line where there is room. */
function row(widget: string): string {
  const load = `(await import('./${widget}/${widget}.island.tsx')).${camelName(widget)}Island,`
  const line = `  ${keyOf(widget)}: async () => ${load}`
  return line.length <= WIDTH ? line : `  ${keyOf(widget)}: async () =>\n    ${load}`
}

/** @param widgets The names of all widgets, sorted. */
export const islandsFile = (
  widgets: readonly string[],
): string => `// Generated from the widgets' folders by \`npm run fix\`; \`npm run check\` fails when it is out of date.
import type { Island } from '#islands/island/defineIsland.ts'

/** Each widget's module, for code that runs from sources and for the one-file build; the module build refers to files instead. */
export const islands: Record<string, () => Promise<Island>> = {
${widgets.map(row).join('\n')}
}
`
