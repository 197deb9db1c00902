import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** The term before the first call, inside another screen. */
export const InlineTelemedicineTerm = lazyPart(
  async () => ({ default: (await import('./telemedicine-term.tsx')).TelemedicineTerm }),
  'privacy',
)
