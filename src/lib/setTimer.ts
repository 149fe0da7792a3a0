/** Runs `act` after `ms` milliseconds. @returns A function that cancels it. */
export type SetTimer = (act: () => void, ms: number) => () => void

export const setTimer: SetTimer = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
