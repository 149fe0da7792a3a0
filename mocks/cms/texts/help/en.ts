import type { HelpTexts } from './HelpTexts.ts'

export const en: HelpTexts = {
  contact: 'Write to us',
  questions: {
    title: 'Frequent questions',
    paragraphs: [
      'Registering is free. For the first two weeks you read without limits; after that, ten pieces a month. Your email address has to be confirmed by the link we send you, which is good for 24 hours.',
      'Readers with the complete subscription can comment, open the archive and gift ten articles a month. Each gift stays open for seven days.',
      'If the answer isn’t here, call us from Monday to Friday, 9 am to 2 pm, or write to us.',
    ],
  },
  data: {
    title: 'What we do with your data',
    paragraphs: [
      'We keep what you tell us when you register, what you save and whom you follow, so that you find it on all your devices. We sell it to nobody.',
      'You can correct your details in your profile, and ask for a copy on the contact page.',
    ],
  },
  dark: {
    title: 'Dark mode',
    paragraphs: [
      'In your profile’s settings you can choose light, dark, or whatever your device uses. For the time being dark mode is for the newsroom only.',
    ],
  },
  editions: {
    title: 'Change edition',
    paragraphs: [
      'The app has editions for Catalonia, the Balearic Islands and Andorra. Choose yours in your profile’s settings: the front page and the alerts will be that edition’s.',
    ],
  },
  deletion: {
    title: 'Delete your account',
    paragraphs: [
      'You can delete your account in your profile’s personal details. Your lists, what you follow and your public profile go with it, and cannot be brought back.',
      'If you have an active subscription, cancel it first with the subscriptions service.',
    ],
  },
  card: {
    title: 'The subscriber’s card',
    paragraphs: [
      'You will find it in your profile, on the web and in the app. Show it to enter the paper’s events and to get the discounts of the subscribers’ area.',
    ],
  },
}
