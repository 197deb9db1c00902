import type { Card } from '@emma/contracts/cards'
import type { CardRow } from './cards.repo.ts'

export const toCard = ({ is_default, ...row }: CardRow): Card => ({ ...row, default: is_default })
