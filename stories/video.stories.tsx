// Generated from video.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/video/video.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Video' }

export const AllStates = allStatesStory('Video')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/video'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Poster = story('video', states, 'poster')
Poster.storyName = 'Poster'

export const Long = story('video', states, 'long')
Long.storyName = 'Over an hour'

export const Portrait = story('video', states, 'portrait')
Portrait.storyName = 'Upright'

export const Bare = story('video', states, 'bare')
Bare.storyName = 'No poster, title or duration'

export const Playing = story('video', states, 'playing')
Playing.storyName = 'Playing'

export const Failed = story('video', states, 'failed')
Failed.storyName = 'Broken stream, with a link'

export const FailedElsewhere = story('video', states, 'failedElsewhere')
FailedElsewhere.storyName = 'Broken stream, with a link to its page'

export const WrongSource = story('video', states, 'wrongSource')
WrongSource.storyName = 'Address that must not be opened'

export const WrongPoster = story('video', states, 'wrongPoster')
WrongPoster.storyName = 'Invalid ratio and poster, left out'

export const InApp = story('video', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('video', states, 'wrongOption')
WrongOption.storyName = 'Missing source'
