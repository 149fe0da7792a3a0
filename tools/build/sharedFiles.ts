/**
 * The files of `chunks/` that several widgets share, and what belongs into each: folders and packages, by the beginning of their paths. Of two beginnings the
 * longer one counts. No row names a single module: sources are laid out by what they are about, and the build follows. A module for another file belongs
 * into another folder, or into one of its own with modules that are like it.
 *
 * A module is shared once two widgets import it, or a widget and a part that loads on demand elsewhere; one that only one widget imports stays in that
 * widget's own file. An import of one module loads its whole file, so a row has what is needed together. Where no row has a shared module, as an
 * icon, a style sheet or a helper, it goes into the smallest file that all who need it load anyway, or else into the runtime (`assignFiles.ts`).
 *
 * A name is nothing that lists of filters refuse, because widgets do not come without the file. `npm run sizes` lists what each file weighs.
 */
export const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  // Loaded on every page with a widget: all that the runtime itself imports, what nobody else has a place for, and this.
  runtime: ['node_modules/zustand/'],
  // Popups, which stand at what opens them. Heavy, so only what loads on demand may import it.
  anchored: ['node_modules/@floating-ui/'],
  // Bars and sheets at the window's bottom edge, one above another.
  bars: ['src/kit/dom/bottom/'],
  // The field for a birth date: the other pages with a date do not load the forms.
  birth: ['src/kit/forms/birthdate/'],
  // Ways to share a page, with the brands' logos. Pages to sign in need the logos, and not the popup with the links.
  brands: ['src/lib/share/', 'node_modules/simple-icons/'],
  'brand-links': ['src/kit/ui/share/'],
  // Lists of what the reader saves and follows, page by page: only the profile shows them.
  'card-lists': ['src/page/library/cards/', 'widgets/profile/cards/'],
  // Boxes and lists to choose from.
  choices: ['src/kit/ui/choices/'],
  // A publisher's own colours, corrected until they can be read.
  colours: ['src/kit/dom/colours/'],
  // A question before something is done: only what is opened on demand asks one.
  confirm: ['src/page/overlays/confirm/'],
  // Contents of the newspaper as cards, and the heads above them.
  contents: ['src/kit/content/cards/'],
  // A field for a date. Its calendar opens on demand.
  dates: ['src/kit/ui/date/'],
  // Dialogs, how what is above the page closes, and what is done after a sign-in.
  dialogs: ['src/kit/ui/overlay/', 'src/page/resume/', 'src/kit/dom/overlay/'],
  // How a feed is asked again and again.
  feed: ['src/page/feed/'],
  // The archive's code besides its papers: the filters' buttons, whose panel loads on demand, and the papers that the app has saved, which the profile lists.
  filtering: ['src/kit/filters/', 'src/page/app-bridge/saved-pdfs/'],
  'follow-button': ['src/kit/ui/follow/'],
  // Forms on schemas with their rules and texts, and what the account's pages share.
  forms: ['src/kit/account/', 'src/kit/validation/', 'src/page/library/sign-in/'],
  // The interests that a sign-in stores, for the account's pages and for the library.
  interests: ['src/page/library/interests/'],
  // The reader's library, and until when gifts count.
  library: ['src/page/library/'],
  // The styles of parts in the page's own DOM: forms that carry credentials, and elements that belong to others, such as players.
  light: ['src/kit/styles/light/'],
  // Lists of thousands of rows, and how they are read page by page. Only what loads with such a list may import it.
  lists: ['src/kit/ui/virtual-list/', 'src/page/resource/pager/', 'node_modules/virtua/'],
  // A reader's panels at the window's edge. Not with dialogs, because most pages have none.
  panels: ['src/kit/ui/panels/'],
  'profile-form': ['widgets/profile/form/'],
  // DOMPurify, which makes HTML from outside safe. Heavy, so only code that loads on demand may import it.
  sanitizer: ['node_modules/dompurify/', 'src/kit/dom/sanitizer/'],
  // Scripts of others: a player's, an ad service's.
  services: ['src/lib/site/services/'],
  // Strips of slides. Embla, which moves them, is a part that loads once they are there.
  slides: ['src/kit/slides/'],
  // Suggestions while a reader types: to mention, or to search for.
  suggestions: ['src/page/resource/suggestions/'],
  // Descriptions of wrong values, in words: for reports, which no reader loads.
  words: ['src/lib/schema/issues/'],
}
