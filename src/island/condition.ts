/** When a marker's widget is loaded (contract §2): `none` waits for `mount()`. */
export const conditions = ['eager', 'idle', 'visible', 'interaction', 'none'] as const

export type Condition = (typeof conditions)[number]

// A list of some texts is asked for any.
export const isCondition = (value: string): value is Condition => (conditions as readonly string[]).includes(value)
