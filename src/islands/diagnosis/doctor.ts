import type { Registry } from '../loader/registry.ts'
import type { TrackedMarker } from '../loader/trackedMarker.types.ts'
import type { DoctorReport } from './doctor.types.ts'
import { examinePage } from './examinePage.ts'
import { printReport } from './printReport.ts'

/**
 * Examines the page that it is called on (`quiosc.doctor()`), and prints what it finds on the console.
 *
 * @param markers Tracked by the loader.
 * @param block The page's configuration, as the loader has read it.
 */
export function doctor(
  registry: Registry,
  markers: ReadonlyMap<HTMLElement, TrackedMarker>,
  block: string | null,
): DoctorReport {
  const report = examinePage(registry, markers, block)
  printReport(report)
  return report
}
