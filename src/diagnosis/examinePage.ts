import type { Registry } from '../loader/registry.ts'
import type { TrackedMarker } from '../loader/trackedMarker.types.ts'
import { configProblems } from '../site/config/configProblems.ts'
import type { DoctorProblem, DoctorReport } from './doctor.types.ts'
import { examineMarker } from './examineMarker.ts'
import { libraryFiles } from './libraryFiles.ts'
import { markerTimes } from './markerTimes.ts'

function pageProblems(): DoctorProblem[] {
  const blocks = document.querySelectorAll('[data-quiosc-config]')
  const problems: DoctorProblem[] = configProblems(blocks[0]?.textContent ?? null, document.documentElement.lang).map(
    (problem) => ({ id: 'wrong-config', message: `configuration: ${problem}` }),
  )
  if (blocks.length > 1)
    problems.push({ id: 'doubled-config', message: 'configuration: only the first block of a page is read' })
  return problems
}

/**
 * Examines the page that it is called on, and prints nothing.
 *
 * @param markers Those that the loader tracks.
 */
export function examinePage(registry: Registry, markers: ReadonlyMap<HTMLElement, TrackedMarker>): DoctorReport {
  const files = libraryFiles()
  const surroundings = { registry, markers, times: markerTimes(markers), files }
  const hosts = document.querySelectorAll<HTMLElement>('[data-widget]')
  return {
    version: window.quiosc?.version ?? '',
    problems: pageProblems(),
    markers: [...hosts].map((host) => examineMarker(host, surroundings)),
    files,
  }
}
