/** When a marker's widget is loaded (contract §2): `none` waits for `mount()`. */
export const conditions = ['eager', 'idle', 'visible', 'interaction', 'none'] as const

export type Condition = (typeof conditions)[number]

// Widened to strings, because `includes` accepts only the list's own members.
export const isCondition = (value: string): value is Condition => (conditions as readonly string[]).includes(value)
