// Generated from filters.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/filters/filters.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Filters' }

export const AllStates = allStatesStory('Filters')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/filters'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const None = story('filters', states, 'none')
None.storyName = 'None applied'

export const Applied = story('filters', states, 'applied')
Applied.storyName = 'Some applied'

export const Panel = story('filters', states, 'panel')
Panel.storyName = 'Panel, none chosen'

export const PanelApplied = story('filters', states, 'panelApplied')
PanelApplied.storyName = 'Panel, some applied'

export const Changed = story('filters', states, 'changed')
Changed.storyName = 'Panel, not yet applied'

export const List = story('filters', states, 'list')
List.storyName = 'Panel, list open'

export const WrongDays = story('filters', states, 'wrongDays')
WrongDays.storyName = 'Panel, end before start'

export const Calendar = story('filters', states, 'calendar')
Calendar.storyName = 'Panel, calendar with a range'

export const UnknownValue = story('filters', states, 'unknownValue')
UnknownValue.storyName = 'Value that is no choice'

export const InApp = story('filters', states, 'inApp')
InApp.storyName = 'In the app'

export const Offline = story('filters', states, 'offline')
Offline.storyName = 'Offline'

export const Forbidden = story('filters', states, 'forbidden')
Forbidden.storyName = 'Without permissions'

export const Empty = story('filters', states, 'empty')
Empty.storyName = 'No filters, hidden'

export const WrongFilter = story('filters', states, 'wrongFilter')
WrongFilter.storyName = 'Invalid filter, left out'

export const WrongOption = story('filters', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
