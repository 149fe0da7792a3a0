import { globSync, readFileSync } from 'node:fs'
import { type Import, importsOf } from '../checks/importsOf.ts'
import { definedMessages } from '../checks/messages.ts'
import { codeIn, isTest, type Source } from '../checks/source.ts'
import { keyOf, widgetsIn } from './names.ts'

/** The list of the texts that the code of each widget, and of each part that loads on demand, shows. */
export const textsPath = 'widgets/texts.ts'

/** The dictionaries of the runtime, which says for each widget that it has failed. */
const RUNTIME = 'src/kit/i18n'

/** A component that writes names of months, or “5 minutes ago”, says so: `import type {} from '…/dates/dateNames.ts'`. */
const DATE_NAMES = 'src/kit/dates/dateNames.ts'

interface Texts {
  folders: readonly string[]
  /** Whether it or any of its parts writes dates in words. */
  dateNames: boolean
}

/** The folder of a part with texts of its own: `profile.feed` is `widgets/profile/feed`. */
const folderOf = (name: string) => `widgets/${name.replace('.', '/')}`

/** The folders with dictionaries, by the ids in them. */
function foldersByMessage(): ReadonlyMap<string, string> {
  const files = globSync('{src,widgets}/**/locales/ca.json').map((path) => path.replaceAll('\\', '/'))
  return new Map(
    files.flatMap((path) =>
      Object.keys(JSON.parse(readFileSync(path, 'utf8'))).map((id) => [id, path.replace('/locales/ca.json', '')]),
    ),
  )
}

/** Reads the texts of widgets and parts from what their modules import. */
function createTexts(sources: readonly Source[]) {
  const code = codeIn(sources, 'src', 'widgets').filter(({ path }) => !isTest(path))
  const imports = new Map<string, readonly Import[]>(code.map((source) => [source.path, importsOf(source)]))
  const dynamic = [...imports.values()].flatMap((list) =>
    list.flatMap(({ kind, target }) => (kind === 'dynamic' && target !== undefined ? target : [])),
  )
  const byMessage = foldersByMessage()
  const foldersIn = new Map(
    code
      .filter(({ path }) => path.endsWith('.messages.ts'))
      .map((source) => [source.path, definedMessages(source).flatMap(({ id }) => byMessage.get(id) ?? [])]),
  )
  const withTexts = new Set(byMessage.values())
  const widgets = widgetsIn(code.map(({ path }) => path))
  const partsOf = (widget: string) =>
    [...withTexts]
      .filter((folder) => folder.startsWith(`widgets/${widget}/`))
      .sort()
      .map((folder) => `${widget}.${folder.split('/')[2] ?? ''}`)
  const isIn = (path: string, name: string) => path.startsWith(`${folderOf(name)}/`)

  /** The texts of some modules and of all that they load, without what other parts load with their own texts. */
  function reached(roots: readonly string[], others: readonly string[]): { folders: Set<string>; dateNames: boolean } {
    const modules = new Set(roots)
    let dateNames = false
    // A set visits what is added to it meanwhile.
    for (const module of modules)
      for (const { kind, target } of imports.get(module) ?? []) {
        if (kind === 'type') dateNames ||= target === DATE_NAMES
        else if (target && !(kind === 'dynamic' && others.some((part) => isIn(target, part)))) modules.add(target)
      }
    return { folders: new Set([...modules].flatMap((module) => foldersIn.get(module) ?? [])), dateNames }
  }

  return widgets.flatMap((widget): [string, Texts][] => {
    const parts = partsOf(widget)
    const whole = reached([`widgets/${widget}/${widget}.island.tsx`], [])
    const own = new Set([RUNTIME, ...reached([`widgets/${widget}/${widget}.island.tsx`], parts).folders])
    const isShared = (folder: string) => !folder.startsWith('widgets/')
    const rows = parts.map((part): [string, Texts] => {
      const { folders } = reached(
        dynamic.filter((path) => isIn(path, part)),
        parts.filter((other) => other !== part),
      )
      // The widget's own are there before.
      const added = [...folders].filter((folder) => isShared(folder) && !own.has(folder))
      return [part, { folders: [...added.sort(), folderOf(part)], dateNames: false }]
    })
    const shared = [...own].filter(isShared).sort()
    return [[widget, { folders: [...shared, folderOf(widget)], dateNames: whole.dateNames }], ...rows]
  })
}

const row = ([name, { folders, dateNames }]: [string, Texts]) =>
  `  ${keyOf(name)}: {
    folders: [${folders.map((folder) => `'${folder}'`).join(', ')}],
    dateNames: ${dateNames},
  },`

/** @param sources The project's code: tests and what is not in `src` or `widgets` are left out. */
export const textsFile = (
  sources: readonly Source[],
): string => `// Generated from what the widgets' modules import, by \`npm run fix\`; \`npm run check\` fails when it is out of date.

/** The texts of a widget, or of a part of it that loads on demand: one file in each language. */
export interface Texts {
  /** The folders whose \`locales/\` are in the file. */
  folders: readonly string[]
  /** Whether dates are written in words: the names of months, “5 minutes ago”. */
  dateNames: boolean
}

/** By the name that the loader asks for: \`poll\`, and a part as \`profile.feed\`. */
export const texts: Readonly<Record<string, Texts>> = {
${createTexts(sources).map(row).join('\n')}
}
`
