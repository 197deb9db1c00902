export { CardForm } from './card-form.tsx'
export { cardsQuery } from './cards.queries.ts'
export { cardExpiry } from './kept-cards.tsx'
