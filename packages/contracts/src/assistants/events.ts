import * as z from 'zod/mini'
import { uuid } from '../kit/index.ts'

/** `team:changed`, to an assistant whose rights with this specialist changed, or whom the specialist took in: reload. */
export const teamChanged = z.object({ specialist_id: uuid })
