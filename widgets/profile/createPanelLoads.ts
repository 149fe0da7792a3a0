import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { PanelLoads } from './profile.types.ts'

/**
 * Each panel is a chunk of its own, with its texts beside it, so that the aside opens with the menu alone.
 *
 * @param loadTexts The island's: for the panels whose folder has `locales/`.
 */
export function createPanelLoads({ loadTexts }: Pick<IslandContext, 'loadTexts'>): PanelLoads {
  /** Requests the texts before the code has arrived. */
  const withTexts = async <Panel>(part: string, code: Promise<Panel>): Promise<Panel> => {
    const [panel] = await Promise.all([code, loadTexts(part)])
    return panel
  }
  return {
    menu: async () => (await import('./menu/Menu.tsx')).Menu,
    data: async () => (await withTexts('data', import('./data/Data.tsx'))).Data,
    password: async () => (await withTexts('password', import('./password/Password.tsx'))).Password,
    subscription: async () => (await withTexts('frames', import('./frames/Subscription.tsx'))).Subscription,
    card: async () => (await withTexts('frames', import('./frames/Card.tsx'))).Card,
    'notification-settings': async () =>
      (await withTexts('preferences', import('./preferences/NotificationSettings.tsx'))).NotificationSettings,
    bulletin: async () => (await withTexts('preferences', import('./preferences/Bulletin.tsx'))).Bulletin,
    display: async () => (await withTexts('preferences', import('./preferences/Display.tsx'))).Display,
    edition: async () => (await withTexts('app', import('./app/Editions.tsx'))).Editions,
    downloads: async () => (await withTexts('app', import('./app/Downloads.tsx'))).Downloads,
    saved: async () => (await withTexts('saved', import('./saved/Saved.tsx'))).Saved,
    list: async () => (await withTexts('saved', import('./saved/List.tsx'))).List,
    following: async () => (await withTexts('following', import('./following/Following.tsx'))).Following,
    readers: async () => (await withTexts('following', import('./following/Readers.tsx'))).Readers,
    signs: async () => (await withTexts('following', import('./following/Authors.tsx'))).Authors,
    themes: async () => (await withTexts('following', import('./following/Topics.tsx'))).Topics,
    columns: async () => (await withTexts('following', import('./following/Columns.tsx'))).Columns,
    gifts: async () => (await withTexts('gifts', import('./gifts/Gifts.tsx'))).Gifts,
    settings: async () => (await withTexts('settings', import('./settings/Settings.tsx'))).Settings,
    // Another reader's comments look like one's own.
    reader: async () => {
      const [{ Reader }] = await Promise.all([
        import('./reader/Reader.tsx'),
        loadTexts('reader'),
        loadTexts('comments'),
      ])
      return Reader
    },
    'public-profile': async () => (await withTexts('editor', import('./editor/Editor.tsx'))).Editor,
    comments: async () => (await withTexts('comments', import('./comments/OwnComments.tsx'))).OwnComments,
    notifications: async () =>
      (await withTexts('notifications', import('./notifications/NotificationFeed.tsx'))).NotificationFeed,
  }
}
