export { ReviewAsk, ReviewButton } from './reviews.lazy.tsx'
