// Generated from cards.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/cards/cards.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Cards' }

export const AllStates = allStatesStory('Cards')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/cards'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Grid = story('cards', states, 'grid')
Grid.storyName = 'Cards of all types'

export const Head = story('cards', states, 'head')
Head.storyName = 'Under a section’s head'

export const Menu = story('cards', states, 'menu')
Menu.storyName = 'Links without room, opened'

export const Print = story('cards', states, 'print')
Print.storyName = 'With the PDF of the print edition'

export const Lead = story('cards', states, 'lead')
Lead.storyName = 'First one large'

export const List = story('cards', states, 'list')
List.storyName = 'Below each other'

export const Current = story('cards', states, 'current')
Current.storyName = 'Without the content of the page'

export const Branded = story('cards', states, 'branded')
Branded.storyName = 'Branded content'

export const Flags = story('cards', states, 'flags')
Flags.storyName = 'Flags'

export const Media = story('cards', states, 'media')
Media.storyName = 'Media types'

export const Heard = story('cards', states, 'heard')
Heard.storyName = 'Column to listen to, marked on the portrait'

export const Broken = story('cards', states, 'broken')
Broken.storyName = 'Pictures that do not load'

export const Foreign = story('cards', states, 'foreign')
Foreign.storyName = 'Address that must not be followed, no link'

export const Incomplete = story('cards', states, 'incomplete')
Incomplete.storyName = 'Card without a title, left out'

export const InApp = story('cards', states, 'inApp')
InApp.storyName = 'In the app'

export const Offline = story('cards', states, 'offline')
Offline.storyName = 'Offline'

export const Empty = story('cards', states, 'empty')
Empty.storyName = 'No cards, hidden'

export const WrongOption = story('cards', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
