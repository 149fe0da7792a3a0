/**
 * Texts that are the same in two languages on purpose, by message id, and why. Any other equal text counts as not
 * translated. An entry that is no longer needed is an error too.
 */
export const sameTexts: Readonly<Record<string, string>> = {
  'date.pattern': 'Catalan and Spanish call day, month and year by the same letters.',
  'date.previous': 'The same words in Catalan and Spanish.',
  'date.month': 'The same word in Catalan and Spanish.',
  'header.menu': 'The same word in Catalan and Spanish.',
  'archive.issue.unavailable': 'The same words in Catalan and Spanish.',
  'archive.issue.size': 'A file’s kind and its size have no words.',
  'profile.menu.premiumClub': 'The club’s own name in Catalan and Spanish.',
  'profile.settings.general': 'The same word in Catalan, Spanish and English.',
  'profile.preferences.theme': 'The same word in Catalan and Spanish.',
  'profile.notifications.someone': 'The same words in Catalan and Spanish.',
  'profile.reader.someone': 'The same words in Catalan and Spanish.',
  'public-profile.someone': 'The same words in Catalan and Spanish.',
  'public-profile.profileOf': 'The same words in Catalan and Spanish.',
  'bottom-bar.home': 'The same word in Catalan and Spanish.',
  'bottom-bar.latest': 'The same words in Catalan and Spanish.',
  'bottom-bar.profile': 'The same word in Catalan and Spanish.',
  'comments.thread.profileOf': 'The same words in Catalan and Spanish.',
  'profile.following.premium': 'The subscription’s own name.',
  'video.video': 'The same word in Catalan and Spanish, and in English and German.',
  'profile.app.size': 'A size has no words.',
}
