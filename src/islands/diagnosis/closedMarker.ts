import type { MarkerProblem } from './faultProblems.ts'

/** Elements at whose start tag a browser ends an open paragraph. */
const blocks = [
  'address,article,aside,blockquote,center,details,dialog,dir,div,dl,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hgroup,hr',
  'main,menu,nav,ol,p,pre,search,section,summary,table,ul',
]
  .join(',')
  .split(',')

/** Whether an element of this name, in lower case, ends a paragraph that it is written in. */
export const endsParagraph = (tag: string): boolean => blocks.includes(tag)

/** @param tag Of what is written in the marker, which is a paragraph. */
export const closedMarker = (tag: string): MarkerProblem => ({
  id: 'closed-marker',
  message: `the marker ends where <${tag}> begins, as a <p> does: what follows is not in it`,
})
