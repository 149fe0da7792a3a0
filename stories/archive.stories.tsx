// Generated from archive.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/archive/archive.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Archive' }

export const AllStates = allStatesStory('Archive')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/archive'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Loading = story('archive', states, 'loading')
Loading.storyName = 'Loading'

export const Latest = story('archive', states, 'latest')
Latest.storyName = 'Latest issue'

export const Visitor = story('archive', states, 'visitor')
Visitor.storyName = 'Latest issue, visitor'

export const SecondPage = story('archive', states, 'secondPage')
SecondPage.storyName = 'Second list page'

export const More = story('archive', states, 'more')
More.storyName = 'More loaded'

export const MoreLoading = story('archive', states, 'moreLoading')
MoreLoading.storyName = 'Loading more'

export const MoreFailed = story('archive', states, 'moreFailed')
MoreFailed.storyName = 'Failed to load more'

export const End = story('archive', states, 'end')
End.storyName = 'End of the list'

export const Filtered = story('archive', states, 'filtered')
Filtered.storyName = 'Filtered'

export const Oldest = story('archive', states, 'oldest')
Oldest.storyName = 'Filtered, oldest first'

export const FilteredLoading = story('archive', states, 'filteredLoading')
FilteredLoading.storyName = 'Filtered, loading'

export const Day = story('archive', states, 'day')
Day.storyName = 'One day, all editions'

export const One = story('archive', states, 'one')
One.storyName = 'Single paper'

export const Unavailable = story('archive', states, 'unavailable')
Unavailable.storyName = 'Without cover and PDF'

export const Empty = story('archive', states, 'empty')
Empty.storyName = 'Empty, no results for these filters'

export const Misrouted = story('archive', states, 'misrouted')
Misrouted.storyName = 'Unknown address'

export const Panel = story('archive', states, 'panel')
Panel.storyName = 'Filters, none chosen'

export const PanelApplied = story('archive', states, 'panelApplied')
PanelApplied.storyName = 'Filters, some applied'

export const List = story('archive', states, 'list')
List.storyName = 'Filters, edition list open'

export const Typed = story('archive', states, 'typed')
Typed.storyName = 'Filters, not yet applied'

export const WrongDate = story('archive', states, 'wrongDate')
WrongDate.storyName = 'Filters, invalid date'

export const Calendar = story('archive', states, 'calendar')
Calendar.storyName = 'Filters, calendar open'

export const LockedVisitor = story('archive', states, 'lockedVisitor')
LockedVisitor.storyName = 'Locked, visitor'

export const LockedRegistered = story('archive', states, 'lockedRegistered')
LockedRegistered.storyName = 'Locked, no subscription'

export const LockedLimited = story('archive', states, 'lockedLimited')
LockedLimited.storyName = 'Locked, not included in subscription'

export const Apple = story('archive', states, 'apple')
Apple.storyName = 'Unlocked, Apple subscriber'

export const InApp = story('archive', states, 'inApp')
InApp.storyName = 'In the app'

export const InAppSaved = story('archive', states, 'inAppSaved')
InAppSaved.storyName = 'In the app, one saved'

export const InAppVisitor = story('archive', states, 'inAppVisitor')
InAppVisitor.storyName = 'In the app, locked, visitor'

export const Offline = story('archive', states, 'offline')
Offline.storyName = 'Failed to load, offline'

export const Server = story('archive', states, 'server')
Server.storyName = 'Failed to load, server error'

export const Forbidden = story('archive', states, 'forbidden')
Forbidden.storyName = 'Failed to load, unauthorized'

export const WrongShape = story('archive', states, 'wrongShape')
WrongShape.storyName = 'Failed to load, invalid response'
