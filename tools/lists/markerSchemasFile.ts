import { markerSchemaName } from '../contract/markerSchemaName.ts'
import { keyOf } from './names.ts'

/** The list of options' schemas, by which `npx quiosc check` reads templates. */
export const markerSchemasPath = 'cli/check/markerSchemas.ts'

/** @param widgets The names of all widgets, sorted. */
export const markerSchemasFile = (
  widgets: readonly string[],
): string => `// Generated from the widgets' folders by \`npm run fix\`; \`npm run check\` fails when it is out of date.
import type { GenericSchema } from 'valibot'
${widgets.map((widget) => `import { ${markerSchemaName(widget)} } from '#widgets/${widget}/${widget}.schema.ts'`).join('\n')}

/** The options of each widget: the schemas that parse them on the page. The test compares the list with the islands. */
export const markerSchemas: Readonly<Record<string, GenericSchema>> = {
${widgets.map((widget) => `  ${keyOf(widget)}: ${markerSchemaName(widget)},`).join('\n')}
}
`
