import { camelName, keyOf } from './names.ts'

/** The list of widgets that the loader has. */
export const registryPath = 'widgets/registry.ts'

/** @param widgets The names of all widgets, sorted. */
export const registryFile = (
  widgets: readonly string[],
): string => `// Generated from the widgets' folders by \`npm run fix\`; \`npm run check\` fails when it is out of date.
import type { Registry } from '#islands/loader/registry.ts'
${widgets.map((widget) => `import { ${camelName(widget)}Widget } from './${widget}/${widget}.widget.ts'`).join('\n')}

/** All widgets, with what the loader has to know about each before its code is there (contract §2, "Names"). */
export const registry: Registry = {
${widgets.map((widget) => `  ${keyOf(widget)}: ${camelName(widget)}Widget,`).join('\n')}
}
`
