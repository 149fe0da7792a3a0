import { fileChunks } from '#islands/loader/fileChunks.ts'
import { installQuiosc } from '#islands/loader/installQuiosc.ts'
import type { LibraryFiles } from '#islands/loader/libraryFiles.types.ts'
import type { Quiosc } from '#islands/loader/quiosc.types.ts'
import { startQuiosc } from '#islands/loader/startQuiosc.ts'

declare const __QUIOSC_LIBRARY__: LibraryFiles
declare const __QUIOSC_VERSION__: string

declare global {
  interface Window {
    quiosc?: Quiosc
  }
}

export const { mount, unmount, scan, configure, session, open, app, errors, doctor, version } = installQuiosc(() =>
  startQuiosc({
    registry: __QUIOSC_LIBRARY__.widgets,
    chunks: fileChunks(__QUIOSC_LIBRARY__, import.meta.url),
    version: __QUIOSC_VERSION__,
  }),
)

export type { CheckReport } from '#cli/check/CheckReport.types.ts'
export type { DoctorReport } from '#islands/diagnosis/doctor.types.ts'
export type { QueuedCall, Quiosc as Library } from '#islands/loader/quiosc.types.ts'
export type { QuioscEvents, QuioscRequests } from './events.ts'
