import { fileChunks } from '../src/loader/fileChunks.ts'
import type { LibraryFiles } from '../src/loader/libraryFiles.types.ts'
import type { Quiosc } from '../src/loader/quiosc.types.ts'
import { startQuiosc } from '../src/loader/startQuiosc.ts'

declare const __QUIOSC_LIBRARY__: LibraryFiles
declare const __QUIOSC_VERSION__: string

declare global {
  interface Window {
    quiosc?: Quiosc
  }
}

/** A second copy of the script reuses the first one's API. An element with the id `quiosc`, which also appears on `window`, does not count, nor does what is in it. */
// An element of the page may have the name too, and a frame's window refuses to be asked.
if (!Object.hasOwn(window, 'quiosc') || typeof window.quiosc?.scan !== 'function')
  window.quiosc = startQuiosc({
    registry: __QUIOSC_LIBRARY__.widgets,
    chunks: fileChunks(__QUIOSC_LIBRARY__, import.meta.url),
    version: __QUIOSC_VERSION__,
  })

export const { mount, unmount, scan, configure, session, open, app, errors, doctor, version } = window.quiosc

export type { CheckReport } from '../cli/check/CheckReport.types.ts'
export type { DoctorReport } from '../src/diagnosis/doctor.types.ts'
export type { Quiosc as Library } from '../src/loader/quiosc.types.ts'
export type { QuioscEvents, QuioscRequests } from './events.ts'
