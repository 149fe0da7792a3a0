// Made from archive.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/archive/archive.states.ts'
import { story } from './support/story.ts'

export default { title: 'Archive' }

export const Loading = story('archive', states, 'loading')
Loading.storyName = 'Loading'

export const Latest = story('archive', states, 'latest')
Latest.storyName = 'The latest edition and the previous ones'

export const Visitor = story('archive', states, 'visitor')
Visitor.storyName = 'The latest edition for a visitor'

export const SecondPage = story('archive', states, 'secondPage')
SecondPage.storyName = 'The second page'

export const More = story('archive', states, 'more')
More.storyName = 'More was asked for'

export const MoreLoading = story('archive', states, 'moreLoading')
MoreLoading.storyName = 'More is on its way'

export const MoreFailed = story('archive', states, 'moreFailed')
MoreFailed.storyName = 'More did not come'

export const End = story('archive', states, 'end')
End.storyName = 'The end of the list'

export const Filtered = story('archive', states, 'filtered')
Filtered.storyName = 'Filtered: the count and the order'

export const Oldest = story('archive', states, 'oldest')
Oldest.storyName = 'Filtered, oldest first'

export const FilteredLoading = story('archive', states, 'filteredLoading')
FilteredLoading.storyName = 'Filtered, loading'

export const Day = story('archive', states, 'day')
Day.storyName = 'One day, all editions'

export const One = story('archive', states, 'one')
One.storyName = 'A single paper'

export const Unavailable = story('archive', states, 'unavailable')
Unavailable.storyName = 'Neither cover nor PDF'

export const Empty = story('archive', states, 'empty')
Empty.storyName = 'Nothing with these filters'

export const Misrouted = story('archive', states, 'misrouted')
Misrouted.storyName = 'An address that is none of the archive’s'

export const Panel = story('archive', states, 'panel')
Panel.storyName = 'The filters, nothing chosen'

export const PanelApplied = story('archive', states, 'panelApplied')
PanelApplied.storyName = 'The filters, some applied'

export const List = story('archive', states, 'list')
List.storyName = 'The filters, an edition being chosen'

export const Typed = story('archive', states, 'typed')
Typed.storyName = 'The filters, something to apply'

export const WrongDate = story('archive', states, 'wrongDate')
WrongDate.storyName = 'The filters, a date that is none'

export const Calendar = story('archive', states, 'calendar')
Calendar.storyName = 'The filters, the calendar open'

export const LockedVisitor = story('archive', states, 'lockedVisitor')
LockedVisitor.storyName = 'Closed: a visitor'

export const LockedRegistered = story('archive', states, 'lockedRegistered')
LockedRegistered.storyName = 'Closed: without a subscription'

export const LockedLimited = story('archive', states, 'lockedLimited')
LockedLimited.storyName = 'Closed: not in the subscription'

export const Apple = story('archive', states, 'apple')
Apple.storyName = 'Open for an Apple subscriber'

export const InApp = story('archive', states, 'inApp')
InApp.storyName = 'In the app'

export const InAppSaved = story('archive', states, 'inAppSaved')
InAppSaved.storyName = 'In the app, one of them saved'

export const InAppVisitor = story('archive', states, 'inAppVisitor')
InAppVisitor.storyName = 'In the app, closed: a visitor'

export const Offline = story('archive', states, 'offline')
Offline.storyName = 'Not loaded, no connection'

export const Server = story('archive', states, 'server')
Server.storyName = 'Not loaded, the server failed'

export const Forbidden = story('archive', states, 'forbidden')
Forbidden.storyName = 'Not loaded, not authorized'

export const WrongShape = story('archive', states, 'wrongShape')
WrongShape.storyName = 'Not loaded, an answer of the wrong shape'
