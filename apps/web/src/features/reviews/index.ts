export { ReviewAsk, ReviewButton } from './reviews-door.tsx'
