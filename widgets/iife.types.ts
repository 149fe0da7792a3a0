/** The types of the one-file build: it exports no values, and declares `window.quiosc`. */
export type { Library, QueuedCall, QuioscEvents, QuioscRequests } from './main.ts'
