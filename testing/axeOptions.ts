import type { RunOptions } from 'axe-core'

/** The rules that axe checks in views and stories: WCAG 2.2 AA, and what it calls best practices. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Naming what is incomplete as well takes axe longer, and nobody reads it.
  resultTypes: ['violations'],
  rules: {
    // axe leaves this one rule of WCAG 2.2 out unless it is asked for.
    'target-size': { enabled: true },
    // It looks at each element for spacing that is inline and important. React's styles are never important, and of hostile HTML no style is kept.
    'avoid-inline-spacing': { enabled: false },
  },
  // Nothing that is checked is in a sheet of another host, or plays by itself.
  preload: false,
} satisfies RunOptions
