export { CardForm } from './card-form.tsx'
export { cardsQuery } from './cards.queries.ts'
export { cardExpiry, KeptCards } from './kept-cards.tsx'
