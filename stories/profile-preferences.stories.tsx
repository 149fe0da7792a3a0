// Generated from preferences.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/preferences/preferences.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Preferences' }

export const Notifications = story('profile', states, 'notifications')
Notifications.storyName = 'Notifications'

export const NotificationsLoading = story('profile', states, 'notificationsLoading')
NotificationsLoading.storyName = 'Notifications, loading'

export const NotificationsOff = story('profile', states, 'notificationsOff')
NotificationsOff.storyName = 'Notifications, all off'

export const NotificationsFailed = story('profile', states, 'notificationsFailed')
NotificationsFailed.storyName = 'Notifications, not saved'

export const NotificationsDevice = story('profile', states, 'notificationsDevice')
NotificationsDevice.storyName = 'Notifications, turned off on the device, Android app'

export const NotificationsVisitor = story('profile', states, 'notificationsVisitor')
NotificationsVisitor.storyName = 'Notifications, not signed in, Android app'

export const Newsletters = story('profile', states, 'newsletters')
Newsletters.storyName = 'Newsletters'

export const NewslettersOff = story('profile', states, 'newslettersOff')
NewslettersOff.storyName = 'Newsletters, all off'

export const NewslettersOffline = story('profile', states, 'newslettersOffline')
NewslettersOffline.storyName = 'Newsletters, not saved, offline'

export const Display = story('profile', states, 'display')
Display.storyName = 'Display'

export const DisplayForStaffOnly = story('profile', states, 'displayForStaffOnly')
DisplayForStaffOnly.storyName = 'Display, not for this reader'

export const DisplayDark = story('profile', states, 'displayDark')
DisplayDark.storyName = 'Display, dark'
