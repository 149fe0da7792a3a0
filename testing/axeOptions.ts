import type { RunOptions } from 'axe-core'

/** The rules that axe checks in views and stories: WCAG 2.2 AA, and what it calls best practices. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // axe leaves this one rule of WCAG 2.2 out unless it is asked for.
  rules: { 'target-size': { enabled: true } },
} satisfies RunOptions
