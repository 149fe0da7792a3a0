import type { ListedState } from './listedStates.ts'

/** Formatted like the formatter does, so that it does not change the file. */
const LINE = 120

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

const words = (name: string) => {
  const spaced = name.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function storyOf(widget: string, { name, title }: ListedState): string {
  const assigned = `${pascal(name)}.storyName = ${quoted(title)}`
  const broken = `${pascal(name)}.storyName =\n  ${quoted(title)}`
  return `export const ${pascal(name)} = story('${widget}', states, '${name}')\n${assigned.length > LINE ? broken : assigned}`
}

/** The path of the stories of a widget, or of one of its parts. */
export const storyPath = (widget: string, part?: string): string =>
  `stories/${part ? `${widget}-${part}` : widget}.stories.tsx`

/** The pages of a widget besides its states, which they list: there is nothing in them to test. */
const pages = (widget: string) => `export const AllStates = allStatesStory('${words(widget)}')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/${widget}'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

`

/** The story file of a widget or of a part of it: tools find stories by parsing files, so each state's name and title are repeated in it. */
export const storyFile = (
  widget: string,
  states: readonly ListedState[],
  part?: string,
): string => `// Generated from ${part ?? widget}.states.ts by \`npm run fix\`; \`npm run check\` fails when it is out of date.
import { states } from '#widgets/${widget}/${part ? `${part}/${part}` : widget}.states.ts'
${part ? '' : "import { allStatesStory } from './catalogue/allStatesStory.tsx'\nimport { referenceStory } from './catalogue/referenceStory.tsx'\n"}import { story } from './support/story.ts'

export default { title: '${words(widget)}${part ? `/${words(part)}` : ''}' }

${part ? '' : pages(widget)}${states.map((state) => storyOf(widget, state)).join('\n\n')}
`
