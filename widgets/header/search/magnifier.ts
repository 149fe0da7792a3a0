import type { IconNode } from 'lucide'

/** Not the package's own: another part of the page's frame has that, and every page would load it in a file that both share. */
export const magnifier: IconNode = [
  ['path', { d: 'm21 21-4.3-4.3' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
]
