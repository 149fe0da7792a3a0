/** A file of `chunks/` that several widgets share. */
export interface SharedFile {
  /** What the file is called, before its hash: nothing that lists of filters refuse, because widgets do not come without it. */
  name: string
  /** Beginnings of paths: files and folders of the project, packages as `node_modules/…/`. */
  paths: readonly string[]
  /** Also for what only parts of one widget share: parts that belong together do not load what the others share. */
  ofParts?: true
}

/**
 * Which file each shared module goes into: that of the first row that matches. A module is shared once two widgets import it, or a widget and a part that
 * loads on demand elsewhere; a module that only one widget imports stays in that widget's own file. A chunk that imports one module of a file
 * loads the whole file, so a row lists modules that are needed together. The build stops when a shared package matches no row. What only
 * parts of one widget share goes into a file of that widget's parts, unless the row says `ofParts`. `npm run sizes` lists what each file weighs.
 */
export const sharedFiles: readonly SharedFile[] = [
  // Loaded on every page with a widget: everything that the runtime itself imports (engine, client, session, texts), and these. Moments in time are among
  // them, because an article's comments would wait for one more file (decisions/0021).
  {
    name: 'runtime',
    paths: [
      'node_modules/valibot/',
      'node_modules/zustand/',
      'node_modules/@formatjs/',
      'src/kit/i18n/',
      'src/islands/island/useHostView.ts',
      'src/kit/dom/releaseSpace.ts',
      // The header and the paywall would load all forms for it.
      'src/lib/site/addresses/readBackUrl.ts',
      'node_modules/dayjs/esm/constant.js',
      'node_modules/dayjs/esm/index.js',
      'node_modules/dayjs/esm/locale/en.js',
      'node_modules/dayjs/esm/utils.js',
      'src/kit/dates/cardDate.ts',
      'src/kit/dates/endOf.ts',
      'src/kit/dates/isAfter.ts',
      'src/kit/dates/isDay.ts',
      'src/kit/dates/momentSchema.ts',
      'src/kit/dates/readHttpDate.ts',
      'src/kit/dates/addTime.ts',
      'src/kit/dates/parseDate.ts',
    ],
  },
  // What is wrong with a value, in words: for reports, which no reader loads.
  { name: 'words', paths: ['src/lib/schema/describeIssue.ts'] },
  // Until when gifts count, with the library that all their widgets load anyway. Above dates, of whose fields a gift needs nothing.
  {
    name: 'library',
    paths: [
      'src/lib/site/gifts.ts',
      'src/kit/dates/elapsedDays.ts',
      'src/kit/dates/startOfNextMonth.ts',
      'src/kit/dates/writeIso.ts',
    ],
  },
  // What the archive has besides its papers: the filters' buttons, whose panel loads on demand, and the papers that the app has saved, which the profile lists too,
  // with what stands for one without a picture. Above dates, of which lists with filters need nothing at first.
  {
    name: 'filtering',
    paths: [
      'src/kit/filters/',
      'src/page/app-bridge/createSavedPdfs.ts',
      'node_modules/lucide/dist/esm/icons/newspaper.mjs',
      'node_modules/lucide/dist/esm/icons/sliders-horizontal.mjs',
      'node_modules/lucide/dist/esm/icons/trash.mjs',
    ],
  },
  // One choice of several. Above the library, of which filters need nothing.
  { name: 'checkboxes', paths: ['src/kit/ui/fields/Checkbox.tsx', 'src/kit/ui/fields/choice.css'] },
  // A field for a date. Its calendar opens on demand.
  {
    name: 'dates',
    paths: [
      'src/kit/ui/date/',
      'src/kit/ui/fields/nativeSelect.css',
      'src/kit/dates/',
      'node_modules/dayjs/',
      'node_modules/lucide/dist/esm/icons/calendar.mjs',
    ],
  },
  // Popups, which stand at what opens them. Heavy, so only lazy parts may import it.
  {
    name: 'anchored',
    paths: [
      'node_modules/@floating-ui/',
      'node_modules/react-day-picker/',
      'src/kit/ui/popup/ButtonPopup.tsx',
      'src/kit/ui/popup/Listbox.tsx',
      'src/kit/ui/popup/findBeginning.ts',
      'src/kit/ui/popup/hasLeft.ts',
      'src/kit/ui/popup/popup.css',
      'src/kit/ui/popup/useAnchorProps.ts',
      'src/kit/ui/popup/usePopup.ts',
    ],
  },
  // What is suggested while a reader types: to mention, or to search for.
  { name: 'suggestions', paths: ['src/page/resource/createSuggestions.ts'], ofParts: true },
  // A date of birth: a field for a date in a form. Few forms have one.
  { name: 'birth', paths: ['src/kit/forms/birthdateField.ts', 'src/kit/forms/BirthdateInput.tsx'] },
  // What renders into the page's own DOM: forms that carry credentials, and what belongs to others, as players. Above forms, of which those need nothing.
  {
    name: 'light',
    paths: [
      'src/kit/dom/idPrefix.ts',
      'src/islands/island/LightSlot.tsx',
      'src/islands/island/keepPart.ts',
      'src/kit/styles/light.css',
      'src/kit/styles/adoptLightStyles.ts',
    ],
  },
  // Scripts of others: a player's, an ad service's.
  { name: 'services', paths: ['src/kit/dom/createScripts.ts', 'src/lib/site/addresses/serviceUrl.ts'] },
  // Forms on schemas with their rules and texts, and what the account's pages share.
  {
    name: 'forms',
    paths: [
      'src/kit/forms/',
      'src/kit/validation/',
      'src/kit/account/',
      'src/kit/ui/fields/PasswordField',
      'src/page/library/applySignIn.ts',
      'src/page/library/signIn.schema.ts',
      'node_modules/@formisch/',
      'node_modules/lucide/dist/esm/icons/eye',
    ],
  },
  // Fields without a form around them.
  {
    name: 'fields',
    paths: ['src/kit/ui/fields/TextField.tsx', 'src/kit/ui/validation.messages.ts'],
  },
  // Settings: what is switched, chosen or picked without a form.
  {
    name: 'choices',
    paths: [
      'src/kit/ui/fields/Switch.tsx',
      'src/kit/ui/fields/switch.css',
      'src/kit/ui/fields/RadioGroup.tsx',
      'src/kit/ui/fields/FilePicker.tsx',
      'src/kit/ui/fields/filePicker.css',
      'node_modules/lucide/dist/esm/icons/upload.mjs',
    ],
  },
  // Ways to share a page, with the brands' logos.
  {
    name: 'brands',
    paths: [
      'src/kit/ui/BrandIcon.tsx',
      'src/kit/ui/ShareIcon.tsx',
      'src/lib/shareTargets.ts',
      'src/lib/site/addresses/webAddress.ts',
      'node_modules/simple-icons/',
      'node_modules/lucide/dist/esm/icons/link.mjs',
      'node_modules/lucide/dist/esm/icons/mail.mjs',
      'node_modules/lucide/dist/esm/icons/share-2.mjs',
    ],
  },
  // The popup with them. Not with the logos, which pages to sign in need too.
  {
    name: 'brand-links',
    paths: [
      'src/kit/ui/share/',
      'src/page/overlays/createShareActions.ts',
      'node_modules/lucide/dist/esm/icons/ellipsis.mjs',
    ],
  },
  // What an offer to sign in remembers, for the account's pages and for the library.
  { name: 'interests', paths: ['src/page/library/createInterestsCache.ts', 'src/page/library/interests.schema.ts'] },
  // The control for following. Above the library, of which an article's comments need nothing else for it.
  { name: 'follow-button', paths: ['src/kit/ui/FollowButton.tsx', 'src/kit/ui/followButton.css'] },
  // Parts of the profile that belong together: the menu must not load what only they need.
  { name: 'profile-comments', paths: ['widgets/profile/comments/'], ofParts: true },
  { name: 'profile-following', paths: ['widgets/profile/following/'], ofParts: true },
  { name: 'profile-saved', paths: ['widgets/profile/saved/'], ofParts: true },
  { name: 'profile-form', paths: ['widgets/profile/form/'], ofParts: true },
  { name: 'profile-frames', paths: ['widgets/profile/frames/'], ofParts: true },
  { name: 'profile-app', paths: ['widgets/profile/app/'], ofParts: true },
  { name: 'profile-preferences', paths: ['widgets/profile/preferences/'], ofParts: true },
  // Lists of what the reader saves and follows, page by page: only the profile shows them.
  {
    name: 'card-lists',
    paths: [
      'src/page/library/cards/',
      'src/kit/content/ArticleCard.tsx',
      'src/kit/content/articleCard.css',
      'widgets/profile/cards/',
    ],
    ofParts: true,
  },
  // Contents of the newspaper as cards, and the heads above them.
  {
    name: 'contents',
    paths: [
      'src/kit/content/cards/',
      'node_modules/lucide/dist/esm/icons/bot.mjs',
      'node_modules/lucide/dist/esm/icons/chart-pie.mjs',
      'node_modules/lucide/dist/esm/icons/clapperboard.mjs',
      'node_modules/lucide/dist/esm/icons/headphones.mjs',
      'node_modules/lucide/dist/esm/icons/images.mjs',
      'node_modules/lucide/dist/esm/icons/layers.mjs',
      'node_modules/lucide/dist/esm/icons/list-checks.mjs',
      'node_modules/lucide/dist/esm/icons/mouse-pointer-click.mjs',
      'node_modules/lucide/dist/esm/icons/printer.mjs',
      'node_modules/lucide/dist/esm/icons/radio-tower.mjs',
      'node_modules/lucide/dist/esm/icons/award.mjs',
      'node_modules/lucide/dist/esm/icons/vote.mjs',
    ],
  },
  // What the reader saves and follows.
  {
    name: 'library',
    paths: [
      'src/page/library/',
      'src/page/api/serverMessage.ts',
      'src/kit/ui/fields/choice',
      'src/kit/ui/fields/Checkbox.tsx',
      'node_modules/lucide/dist/esm/icons/bookmark.mjs',
      // What refuses a list's name says so itself.
      'src/page/api/serverMessage.ts',
      // What follows a follow: the offer of notifications.
      'src/page/app-bridge/requestNotifications.ts',
      'node_modules/lucide/dist/esm/icons/plus.mjs',
    ],
  },
  // To whom the premium subscription is offered, and where. Only what loads on demand may import it: few readers are.
  {
    name: 'premium',
    paths: ['src/page/session/premiumOffer.ts', 'src/page/session/needsUpgrade.ts'],
    ofParts: true,
  },
  // Lists of thousands of rows, and how they are read page by page. Only what loads with such a list may import it.
  {
    name: 'lists',
    paths: [
      'src/kit/ui/VirtualList.tsx',
      'src/page/resource/createPager.ts',
      'src/page/resource/pager.model.ts',
      'widgets/profile/parts/useRowFocus.ts',
      'node_modules/virtua/',
    ],
    ofParts: true,
  },
  // What makes HTML from outside safe. Heavy, so only lazy parts may import it.
  { name: 'sanitizer', paths: ['node_modules/dompurify/'] },
  // A publisher's own colours, corrected until they can be read.
  {
    name: 'colours',
    paths: [
      'src/lib/colour.ts',
      'src/lib/legibleColours.ts',
      'src/kit/dom/legibleColour.ts',
      'src/kit/dom/lightDark.ts',
    ],
  },
  // Strips of slides. Embla, which moves them, is a part that loads once they are there.
  { name: 'slides', paths: ['src/kit/slides/'] },
  // How a feed is asked again and again.
  { name: 'feed', paths: ['src/page/feed/'] },
  // Bars at the window's edges, and what the page's navigation shows on both.
  {
    name: 'bars',
    paths: ['src/kit/dom/stackAtBottom.ts', 'node_modules/lucide/dist/esm/icons/circle-user-round.mjs'],
  },
  // A reader's panels at the window's edge, and what they are made of. Above dialogs, because most pages have none.
  {
    name: 'panels',
    paths: [
      'src/kit/ui/overlay/SidePanel.tsx',
      'src/kit/ui/overlay/sidePanel.css',
      'src/kit/ui/overlay/PanelBodyContext.ts',
      'src/kit/ui/overlay/usePanelPages.ts',
      'src/kit/dom/aboveKeyboard.ts',
      'src/kit/dom/lockScroll.ts',
      'src/kit/dom/onSwipe.ts',
      'src/kit/ui/rows/',
      'src/kit/ui/Disclosure.tsx',
      'src/kit/ui/disclosure.css',
      'src/kit/ui/EmptyState.tsx',
      'src/kit/ui/emptyState.css',
      'src/kit/ui/Tabs.tsx',
      'src/kit/ui/tabs.css',
    ],
  },
  // A question before something is done: only what is opened on demand asks one.
  { name: 'confirm', paths: ['src/page/overlays/ConfirmAction.tsx', 'src/kit/ui/overlay/ConfirmDialog.tsx'] },
  // Dialogs, how what is above the page closes, and what is done after a sign-in. With the gift's icon, because what gives and the list of what was given load them.
  {
    name: 'dialogs',
    paths: [
      'src/kit/ui/overlay/',
      'src/page/resume/',
      'src/kit/dom/fadeOut.ts',
      'src/kit/dom/topModal.ts',
      'node_modules/lucide/dist/esm/icons/gift.mjs',
    ],
  },
  // What nearly every widget needs: buttons with their tooltips while those are closed, notices, drawings. A file of its own would cost each page a request.
  { name: 'runtime', paths: ['src/', 'node_modules/lucide/'] },
]
