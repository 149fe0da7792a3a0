import { loadFonts } from './loadFonts.ts'

// So that a measurement is the same on every machine.
await loadFonts()
