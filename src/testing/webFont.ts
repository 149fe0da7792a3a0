import { loadFonts } from './loadFonts.ts'

// What a test measures is the same on every machine.
await loadFonts()
