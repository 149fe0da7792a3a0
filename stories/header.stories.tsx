// Generated from header.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/header/header.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Header' }

export const AllStates = allStatesStory('Header')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/header'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Anonymous = story('header', states, 'anonymous')
Anonymous.storyName = 'Visitor'

export const Registered = story('header', states, 'registered')
Registered.storyName = 'Registered'

export const Subscriber = story('header', states, 'subscriber')
Subscriber.storyName = 'Subscriber'

export const Premium = story('header', states, 'premium')
Premium.storyName = 'Subscriber, premium offered'

export const Founder = story('header', states, 'founder')
Founder.storyName = 'Founder'

export const LongNick = story('header', states, 'longNick')
LongNick.storyName = 'Premium subscriber, long nick'

export const Upgrade = story('header', states, 'upgrade')
Upgrade.storyName = 'Subscriber without comments'

export const Staff = story('header', states, 'staff')
Staff.storyName = 'Staff'

export const AppleVisitor = story('header', states, 'appleVisitor')
AppleVisitor.storyName = 'Visitor, in the iOS app'

export const AndroidVisitor = story('header', states, 'androidVisitor')
AndroidVisitor.storyName = 'Visitor, in the Android app'

export const AppleReader = story('header', states, 'appleReader')
AppleReader.storyName = 'Registered, in the iOS app'

export const Unknown = story('header', states, 'unknown')
Unknown.storyName = 'Reader not known yet'

export const Failed = story('header', states, 'failed')
Failed.storyName = 'Reader failed to load'

export const Offline = story('header', states, 'offline')
Offline.storyName = 'Reader failed to load, offline'

export const NoMenus = story('header', states, 'noMenus')
NoMenus.storyName = 'Without menus'

export const NoName = story('header', states, 'noName')
NoName.storyName = 'Without a name'

export const MenuOpen = story('header', states, 'menuOpen')
MenuOpen.storyName = 'Menu open'

export const LongMenus = story('header', states, 'longMenus')
LongMenus.storyName = 'Long menus, open'

export const FrontPage = story('header', states, 'frontPage')
FrontPage.storyName = 'Front page with language selector'

export const Languages = story('header', states, 'languages')
Languages.storyName = 'Language selector open'

export const Search = story('header', states, 'search')
Search.storyName = 'Search open'

export const SearchResults = story('header', states, 'searchResults')
SearchResults.storyName = 'Search, suggestions'

export const SearchEmpty = story('header', states, 'searchEmpty')
SearchEmpty.storyName = 'Search, nothing found'

export const Searching = story('header', states, 'searching')
Searching.storyName = 'Search, loading'

export const SearchFailed = story('header', states, 'searchFailed')
SearchFailed.storyName = 'Search, failed to load, server error'

export const SearchOffline = story('header', states, 'searchOffline')
SearchOffline.storyName = 'Search, failed to load, offline'
