/** For what each language has to show: every one once, half of them on each engine. */
export const languagesOnEngines = [
  ['ca', 'react'],
  ['es', 'lite'],
  ['en', 'react'],
  ['de', 'lite'],
] as const
