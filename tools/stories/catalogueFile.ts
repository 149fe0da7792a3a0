import { camelName, keyOf } from '../lists/names.ts'

/** A file of states: a widget's, or those of one of its parts. */
export interface StatesFile {
  path: string
  widget: string
  part?: string | undefined
}

/** The path of the preview's list of all states. */
export const cataloguePath = 'preview/catalogue/catalogue.ts'

/** Characters of a line. */
const WIDTH = 120

/** As the formatter orders imports: folder by folder. */
const orderOf = ({ path }: StatesFile) => path.replaceAll('/', '\0')

const nameOf = ({ widget, part }: StatesFile) => camelName(part ? `${widget}-${part}` : widget)

/** As the formatter writes a list: in one line where there is room. */
function partsRow(widget: string, names: readonly string[]): string {
  const line = `  ${widget}: [${names.map((name) => `'${name}'`).join(', ')}],`
  return line.length <= WIDTH ? line : `  ${widget}: [\n${names.map((name) => `    '${name}',\n`).join('')}  ],`
}

/** `widgets/profile/saved/saved.states.ts`; undefined for any other path. */
export function statesFileAt(path: string): StatesFile | undefined {
  const [, widget, part] = /^widgets\/([\w-]+)\/(?:([\w-]+)\/)?[\w-]+\.states\.ts$/.exec(path) ?? []
  return widget ? { path, widget, part } : undefined
}

/**
 * The preview's list of all states, so that one of a widget that comes later is in it.
 *
 * @param textParts The parts of each widget that have texts of their own, by the widget's name.
 */
export function catalogueFile(files: readonly StatesFile[], textParts: Record<string, readonly string[]>): string {
  const sorted = [...files].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  const imports = sorted.map((file) => `import { states as ${nameOf(file)} } from '#${file.path}'`)
  const rows = sorted.map((file) => {
    const id = file.part ? `${file.widget}.${file.part}` : file.widget
    return `  { id: '${id}', widget: '${file.widget}', states: ${nameOf(file)} },`
  })
  const parts = Object.entries(textParts)
    .filter(([, names]) => names.length > 0)
    .map(([widget, names]) => partsRow(keyOf(widget), names))
  return `// Generated from the widgets' states by \`npm run fix\`; \`npm run check\` fails when it is out of date.
import type { WidgetState } from '#islands/island/widgetState.ts'
${imports.join('\n')}

export interface CatalogueEntry {
  /** \`comments\`, and \`profile.saved\` for a part of a widget. */
  id: string
  /** The name in the marker that shows it. */
  widget: string
  states: Record<string, WidgetState>
}

/** The states of all widgets and of their parts. */
export const catalogue: readonly CatalogueEntry[] = [
${rows.join('\n')}
]

/** The parts of widgets that have files of texts of their own. */
export const textParts: Record<string, readonly string[]> = {
${parts.join('\n')}
}
`
}
