import type { ca } from './ca.ts'

/** The texts of the newspaper's own templates in one language; Catalan is the source. */
export type Texts = typeof ca
