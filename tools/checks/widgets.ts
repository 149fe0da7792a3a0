import { languages } from '#lib/site/config/config.ts'
import { callFoldersIn, callsFile, callsPath } from '../lists/callsFile.ts'
import { islandsFile, islandsPath } from '../lists/islandsFile.ts'
import { markerSchemasFile, markerSchemasPath } from '../lists/markerSchemasFile.ts'
import { widgetsIn } from '../lists/names.ts'
import { registryFile, registryPath } from '../lists/registryFile.ts'
import { servedNamesFile, servedNamesPath, servedWidgetsPath } from '../lists/servedNamesFile.ts'
import { textsFile, textsPath } from '../lists/textsFile.ts'
import { widgetNameFile, widgetNamePath } from '../lists/widgetNameFile.ts'
import { listedStates } from '../stories/listedStates.ts'
import { storyFile, storyPath } from '../stories/storyFile.ts'
import type { Finding, Source } from './source.ts'

/** A widget's folder and its files elsewhere. */
interface WidgetFolder {
  name: string
  /** Every file under `widgets/<name>/`. */
  files: readonly Source[]
  /** The texts of `stories/<name>.stories.tsx` and of its parts' stories, by path. */
  stories: Readonly<Record<string, string>>
}

const required = ['widget.ts', 'island.tsx', 'schema.ts', 'messages.ts', 'states.ts', 'css']

/** Files directly in a widget's folder, tests and styles included: more of them are split by feature. */
const ROOT_FILES = 16

function storyFindings(name: string, states: Source, written: WidgetFolder['stories'], part?: string): Finding[] {
  const path = storyPath(name, part)
  try {
    const listed = listedStates(states)
    if (listed.length === 0) return [{ path: states.path, problem: 'exports no `states`' }]
    if (written[path] === undefined) return [{ path, problem: 'is missing: run `npm run fix`' }]
    if (written[path] === storyFile(name, listed, part)) return []
    return [{ path, problem: 'is not in step with the states: run `npm run fix`' }]
  } catch (error) {
    return [{ path: states.path, problem: error instanceof Error ? error.message : String(error) }]
  }
}

/** Findings for a widget's folder, where something is missing (docs/contributing.md, “A new widget”). */
function folderFindings({ name, files, stories }: WidgetFolder): Finding[] {
  const folder = `widgets/${name}`
  const file = (path: string) => files.find((source) => source.path === `${folder}/${path}`)
  const findings: Finding[] = []
  const missing = (path: string, why = 'is missing') => findings.push({ path, problem: why })

  for (const suffix of required) if (!file(`${name}.${suffix}`)) missing(`${folder}/${name}.${suffix}`)
  for (const lang of languages) if (!file(`locales/${lang}.json`)) missing(`${folder}/locales/${lang}.json`)

  if (!files.some(({ path }) => path.endsWith('.test.tsx'))) missing(folder, 'has no test of a view (*.test.tsx)')

  const inRoot = files.filter(({ path }) => !path.slice(folder.length + 1).includes('/')).length
  if (inRoot > ROOT_FILES) {
    missing(folder, `has ${inRoot} files in its root, of at most ${ROOT_FILES}: split it by feature into sub-folders`)
  }

  const states = file(`${name}.states.ts`)
  if (states) findings.push(...storyFindings(name, states, stories))
  for (const source of files) {
    const [, part] = /^widgets\/[\w-]+\/([\w-]+)\/[\w-]+\.states\.ts$/.exec(source.path) ?? []
    if (part) findings.push(...storyFindings(name, source, stories, part))
  }
  return findings
}

/** The lists that `npm run fix` writes from the folders: as they are, and as they have to be. */
function listFindings(sources: readonly Source[]): Finding[] {
  const paths = sources.map(({ path }) => path)
  const names = widgetsIn(paths)
  const served = sources.find(({ path }) => path === servedWidgetsPath)?.text ?? ''
  const lists: readonly { path: string; file(): string }[] = [
    { path: widgetNamePath, file: () => widgetNameFile(names) },
    { path: registryPath, file: () => registryFile(names) },
    { path: islandsPath, file: () => islandsFile(names) },
    { path: markerSchemasPath, file: () => markerSchemasFile(names) },
    { path: servedNamesPath, file: () => servedNamesFile(served) },
    { path: textsPath, file: () => textsFile(sources) },
    { path: callsPath, file: () => callsFile(callFoldersIn(paths)) },
  ]
  return lists.flatMap(({ path, file }) => {
    const written = sources.find((source) => source.path === path)
    try {
      return written && written.text !== file()
        ? [{ path, problem: 'is not in step with the folders: run `npm run fix`' }]
        : []
    } catch (error) {
      return [{ path, problem: error instanceof Error ? error.message : String(error) }]
    }
  })
}

/** Findings for the widgets' folders, and for the lists that are written from them. */
export function widgetFindings(sources: readonly Source[]): Finding[] {
  const files = sources.filter(({ path }) => /^widgets\/[^/]+\//.test(path))
  const names = new Set(files.map(({ path }) => path.split('/')[1] ?? ''))
  const written = sources.filter(({ path }) => /^stories\/[^/]+\.stories\.tsx$/.test(path))
  const stories = Object.fromEntries(written.map(({ path, text }) => [path, text]))
  const inFolders = [...names].flatMap((name) =>
    folderFindings({ name, files: files.filter(({ path }) => path.startsWith(`widgets/${name}/`)), stories }),
  )
  return [...inFolders, ...listFindings(sources)]
}
