import { lazyPart } from '../../lib/loading/lazy-part.ts'

/** The term before the first call, inside a screen that has other things to show. */
export const InlineTelemedicineTerm = lazyPart(
  async () => ({ default: (await import('./telemedicine-term.tsx')).TelemedicineTerm }),
  'privacy',
)
