import type { HelpTexts } from './HelpTexts.ts'

export const en: HelpTexts = {
  more: 'More help',
  contact: 'Write to us',
  questions: {
    title: 'Frequent questions',
    standfirst: 'What readers ask us most about accounts and subscriptions.',
    paragraphs: [],
    questions: [
      {
        question: 'How do I register?',
        answer:
          'With your email address, a password, your name and your date of birth; it is free. We send you a link to confirm the address, which is valid for 24 hours.',
      },
      {
        question: 'The confirmation email hasn’t come. What now?',
        answer: 'Look in your spam folder. If it isn’t there, or the link has expired, sign in and ask for another.',
      },
      {
        question: 'What can I read without a subscription?',
        answer:
          'When you confirm your address, a two-week free trial begins; after that, you can read ten pieces a month. Until you confirm it, access is restricted.',
      },
      {
        question: 'What does the complete subscription add?',
        answer:
          'You can comment, open the archive and gift ten articles a month. Each gift can be opened for seven days.',
      },
      {
        question: 'I’ve forgotten my password.',
        answer:
          'Enter your email address on the sign-in page and choose “Forgot your password?”: we’ll send you a link to set a new one.',
      },
      {
        question: 'How can I talk to you?',
        answer: 'By phone, Monday to Friday, 9 am to 2 pm, or with the contact form.',
      },
    ],
    next: 'Write to us',
  },
  data: {
    title: 'What we do with your data',
    standfirst: 'We keep what you tell us when you register, what you save and whom you follow. We sell it to nobody.',
    paragraphs: [
      'We keep it so that you find it on all your devices. You can correct your details in your profile, and ask for a copy on the contact page.',
    ],
    next: 'Read the privacy policy',
  },
  dark: {
    title: 'Dark mode',
    standfirst: 'Light letters on dark paper, for reading at night.',
    paragraphs: [
      'In your profile’s settings you can choose light, dark, or whatever your device uses. For the time being dark mode is for the newsroom only.',
    ],
  },
  editions: {
    title: 'Change edition',
    standfirst: 'The app has editions for Catalonia, the Balearic Islands and Andorra.',
    paragraphs: [
      'Choose yours in your profile’s settings, in the app: the front page and the alerts will be that edition’s.',
    ],
  },
  deletion: {
    title: 'Delete your account',
    standfirst: 'You can delete your account in your profile’s personal details.',
    paragraphs: [
      'Your lists, what you follow and your public profile go with it, and cannot be brought back.',
      'If you have an active subscription, cancel it first with the subscriptions service.',
    ],
    next: 'Write to the subscriptions service',
  },
  card: {
    title: 'The subscriber’s card',
    standfirst: 'You will find it in your profile, on the web and in the app.',
    paragraphs: ['Show it to enter the paper’s events and to get the discounts of the subscribers’ area.'],
    next: 'Go to the subscribers’ area',
  },
}
