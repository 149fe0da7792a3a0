import type { Registry } from '../loader/registry.ts'
import type { TrackedMarker } from '../loader/trackedMarker.types.ts'
import { configProblems } from '../site/config/configProblems.ts'
import { changedBuiltins } from './changedBuiltins.ts'
import type { DoctorProblem, DoctorReport } from './doctor.types.ts'
import { examineMarker } from './examineMarker.ts'
import { libraryFiles } from './libraryFiles.ts'
import { markerTimes } from './markerTimes.ts'

const JSON_TYPE = 'application/json'

function pageProblems(block: string | null): DoctorProblem[] {
  const problems: DoctorProblem[] = configProblems(block, document.documentElement.lang, {}, location.host).map(
    (problem) => ({ id: 'wrong-config', message: `configuration: ${problem}` }),
  )
  const candidates = [...document.querySelectorAll('[data-quiosc-config]')]
  const unread = candidates.filter((element) => !(element instanceof HTMLScriptElement && element.type === JSON_TYPE))
  for (const { localName } of unread)
    problems.push({
      id: 'broken-config',
      message: `configuration: <${localName}> is not read: only a <script type="${JSON_TYPE}"> is`,
    })
  const blocks = candidates.length - unread.length
  if (blocks > 1)
    problems.push({ id: 'doubled-config', message: 'configuration: only the first block of a page is read' })
  if (blocks > 0 && block === null)
    problems.push({ id: 'broken-config', message: 'configuration: a block that a script has inserted is not read' })
  for (const name of changedBuiltins())
    problems.push({
      id: 'changed-builtin',
      message: `${name} does not do what it does in browsers: a script has replaced it`,
    })
  return problems
}

/**
 * Examines the page that it is called on, and prints nothing.
 *
 * @param markers Those that the loader tracks.
 * @param block The page's configuration, as the loader has read it.
 */
export function examinePage(
  registry: Registry,
  markers: ReadonlyMap<HTMLElement, TrackedMarker>,
  block: string | null,
): DoctorReport {
  const files = libraryFiles()
  const surroundings = { registry, markers, times: markerTimes(markers), files }
  const hosts = document.querySelectorAll<HTMLElement>('[data-widget]')
  return {
    version: window.quiosc?.version ?? '',
    problems: pageProblems(block),
    markers: [...hosts].map((host) => examineMarker(host, surroundings)),
    files,
  }
}
