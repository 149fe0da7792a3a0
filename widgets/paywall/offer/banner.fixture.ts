/** Every text that a marker may carry. */
export const banner = {
  imageUrl: 'data:,',
  title: 'A year of news',
  subtitle: 'Everything, for twelve months.',
  promoTag: '-50 %',
  promoCopy: 'Until Sunday',
  priceCrossed: '58 €',
  price: '29 €',
  textAdvantage: 'Cancel whenever you like.',
  ctaText: 'Subscribe now',
  paymentText: 'Secure payment',
  cardsImages: '',
  textLinkRates: 'All the rates',
  linkText: 'More about it',
  linkUrl: '/about',
}
