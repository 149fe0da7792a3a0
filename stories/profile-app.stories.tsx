// Generated from app.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/app/app.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/App' }

export const Editions = story('profile', states, 'editions')
Editions.storyName = 'Edition'

export const NoEditions = story('profile', states, 'noEditions')
NoEditions.storyName = 'Edition, none'

export const EditionsLoading = story('profile', states, 'editionsLoading')
EditionsLoading.storyName = 'Edition, loading'

export const EditionsFailed = story('profile', states, 'editionsFailed')
EditionsFailed.storyName = 'Edition, failed'

export const Downloads = story('profile', states, 'downloads')
Downloads.storyName = 'Downloads'

export const DownloadsOnTheWeb = story('profile', states, 'downloadsOnTheWeb')
DownloadsOnTheWeb.storyName = 'Downloads, on the web'

export const NoDownloads = story('profile', states, 'noDownloads')
NoDownloads.storyName = 'Downloads, none'
