import type { ReservingRule } from '../rules/reservingRules.ts'

/** A style sheet that may reserve heights. */
export type Sheet = readonly ReservingRule[]
