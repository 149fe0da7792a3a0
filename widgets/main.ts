import type { PackedLibrary } from '../src/island/fileLibrary.ts'
import { fileLibrary } from '../src/island/fileLibrary.ts'
import type { Library } from '../src/island/library.types.ts'
import { startLibrary } from '../src/island/startLibrary.ts'

declare const __QUIOSC_LIBRARY__: PackedLibrary
declare const __QUIOSC_VERSION__: string

declare global {
  interface Window {
    quiosc?: Library
  }
}

/** A second script on the page, whatever its address, is the first one again; an element of the page that is called `quiosc` is none. */
if (!window.quiosc?.scan)
  window.quiosc = startLibrary({
    ...fileLibrary(__QUIOSC_LIBRARY__, import.meta.url),
    version: __QUIOSC_VERSION__,
  })

export const { mount, unmount, scan, configure, session, open, app, version } = window.quiosc

export type { Library } from '../src/island/library.types.ts'
export type { QuioscEvents, QuioscRequests } from './events.ts'
